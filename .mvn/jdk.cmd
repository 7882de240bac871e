@echo off
rem Finds a JDK 25 and sets JDK to its home; called by mvnw.cmd and rookery.cmd. The counterpart for other systems is jdk.sh.
set "JDK="
if defined JAVA_HOME call :check "%JAVA_HOME%"
for /f "tokens=1* delims==" %%A in ('set JAVA 2^>nul') do call :check "%%~B"
for /f "tokens=1* delims==" %%A in ('set JDK_ 2^>nul') do call :check "%%~B"
for %%V in ("Java" "Eclipse Adoptium" "Microsoft" "Zulu" "BellSoft" "Amazon Corretto" "SapMachine") do (
    for /d %%D in ("%ProgramFiles%\%%~V\*") do call :check "%%~D"
    for /d %%D in ("%LOCALAPPDATA%\Programs\%%~V\*") do call :check "%%~D"
)
for /d %%D in ("%USERPROFILE%\.jdks\*") do call :check "%%~D"
for /d %%D in ("%USERPROFILE%\.sdkman\candidates\java\*") do call :check "%%~D"
for /d %%D in ("%USERPROFILE%\scoop\apps\*") do call :check "%%~D\current"
for /f "delims=" %%J in ('where javac.exe 2^>nul') do call :check "%%~dpJ.."
if defined JDK exit /b 0
echo Rookery needs a JDK 25 and found none: please install one ^('winget search jdk' lists them, or use your vendor's installer^), or set JAVA_HOME to it. 1>&2
exit /b 1

:check
if defined JDK exit /b 0
if not exist "%~1\bin\javac.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "JDK_FOUND="
for /f "tokens=2 delims==" %%R in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "JDK_FOUND=%%~R"
for /f "tokens=1 delims=.+-" %%M in ("%JDK_FOUND%") do if "%%M"=="25" set "JDK=%~f1"
exit /b 0
