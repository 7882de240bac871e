@echo off
rem Runs Maven on a JDK 25, as mvnw does on other systems: MAVEN_HOME, the PATH, one unpacked earlier below .m2\wrapper\dists,
rem or a pinned version fetched from the repository that MVNW_REPOURL names.
setlocal
call "%~dp0.mvn\jdk.cmd" || exit /b 1
set "JAVA_HOME=%JDK%"

set "MAVEN_VERSION=3.9.16"
set "MAVEN_SHA512=ed41650d42485cfc243fad22158caf9cbb5dc408ce7a09ddb94dd42a019de929ca43065bfa450612cf12bf78b5cafa3884b96c090de326ff590448c933454af3"
set "DISTS=%USERPROFILE%\.m2\wrapper\dists"
if defined MAVEN_USER_HOME set "DISTS=%MAVEN_USER_HOME%\wrapper\dists"

call :find
if not defined MVN if defined MVNW_REPOURL call :fetch
if not defined MVN (
    echo mvnw: no Maven 3.8.4 or newer was found: please install Maven, or set MAVEN_HOME, or set MVNW_REPOURL to a Maven repository. 1>&2
    exit /b 1
)
set "MAVEN_OPTS=%MAVEN_OPTS% --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
call "%MVN%" %*
exit /b %ERRORLEVEL%

:find
set "MVN="
if defined MAVEN_HOME call :use "%MAVEN_HOME%\bin\mvn.cmd"
for /f "delims=" %%M in ('where mvn.cmd 2^>nul') do call :use "%%~M"
for /d %%D in ("%DISTS%\apache-maven-*") do (
    call :use "%%~D\bin\mvn.cmd"
    for /d %%E in ("%%~D\*") do (
        call :use "%%~E\bin\mvn.cmd"
        for /d %%F in ("%%~E\*") do call :use "%%~F\bin\mvn.cmd"
    )
)
exit /b 0

rem Takes the Maven program %1 if nothing was taken yet and its core library is 3.8.4 or newer.
:use
if defined MVN exit /b 0
if not exist "%~1" exit /b 0
for %%C in ("%~dp1..\lib\maven-core-*.jar") do for /f "tokens=3,4,5 delims=-." %%X in ("%%~nC") do call :compare "%~1" %%X %%Y %%Z
exit /b 0

:compare
if %2 gtr 3 set "MVN=%~1"
if %2 equ 3 if %3 gtr 8 set "MVN=%~1"
if %2 equ 3 if %3 equ 8 if %4 geq 4 set "MVN=%~1"
exit /b 0

:fetch
set "MAVEN_NAME=apache-maven-%MAVEN_VERSION%"
echo mvnw: fetching Maven %MAVEN_VERSION% 1>&2
powershell -NoProfile -ExecutionPolicy Bypass -Command ^
  "$ErrorActionPreference='Stop'; $ProgressPreference='SilentlyContinue';" ^
  "New-Item -ItemType Directory -Force $env:DISTS | Out-Null; $zip=Join-Path $env:DISTS ('maven-'+$PID+'.zip');" ^
  "Invoke-WebRequest -UseBasicParsing ($env:MVNW_REPOURL.TrimEnd('/')+'/org/apache/maven/apache-maven/'+$env:MAVEN_VERSION+'/'+$env:MAVEN_NAME+'-bin.zip') -OutFile $zip;" ^
  "try { if ((Get-FileHash -Algorithm SHA512 $zip).Hash -ne $env:MAVEN_SHA512) { throw 'wrong checksum; nothing was installed' }" ^
  "Expand-Archive -Force $zip $env:DISTS } finally { Remove-Item $zip }" || exit /b 1
call :find
exit /b 0
