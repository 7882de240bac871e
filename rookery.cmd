@echo off
rem Starts Rookery, after building it if sources changed: `rookery` opens the window, `rookery help` lists the tools.
rem ROOKERY_JAVA_OPTS adds options for the JVM. The script rookery does the same on other systems.
setlocal
call "%~dp0.mvn\jdk.cmd" || exit /b 1
set "HERE=%~dp0"
set "TARGET=%HERE%app\target"
set "STAMP=%TARGET%\rookery.stamp"
set "BUILD_LOG=%TARGET%\rookery-build.log"

rem What the program is built from; anything else in this folder, such as an agent somebody develops here, is none of our business.
set "MODULES=withers,kernel,look,play,engine,uci,archive,session,learn,arena,terminal,serve,desktop,gallery,app"

rem Stale if it was never built, or a source or its folder is newer than the last build.
set "STALE=1"
if exist "%STAMP%" if exist "%TARGET%\lib" powershell -NoProfile -Command ^
  "$t=(Get-Item $env:STAMP).LastWriteTimeUtc; Set-Location $env:HERE; $s=@('pom.xml','desktop\build','app\build','licences','examples\java\*.java'); foreach ($m in $env:MODULES.Split(',')) { $s+=($m+'\pom.xml'),($m+'\src\main') }; if (Get-ChildItem $s -Recurse -Force | Where-Object { $_.LastWriteTimeUtc -gt $t } | Select-Object -First 1) { exit 1 }" && set "STALE=0"
if "%STALE%"=="1" call :build || exit /b 1

rem The packages of this system: an installer, by the JDK's own tool.
if /i "%~1"=="package" (
  "%JDK%\bin\java.exe" "%HERE%packaging\Packages.java" "%HERE%." "%TARGET%" jpackage
  exit /b
)

rem The window pauses shortest with a small nursery, tidied by one thread.
set "WINDOW_OPTS="
if "%~1"=="" set "WINDOW_OPTS=-XX:+UseSerialGC -Xmn32m"
if /i "%~1"=="desktop" set "WINDOW_OPTS=-XX:+UseSerialGC -Xmn32m"
"%JDK%\bin\java.exe" %WINDOW_OPTS% --enable-native-access=ALL-UNNAMED -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 %ROOKERY_JAVA_OPTS% -cp "%TARGET%\rookery.jar" rookery.app.Main %*
exit /b %ERRORLEVEL%

:build
if not exist "%TARGET%" mkdir "%TARGET%"
echo rookery: building, the first time may take a minute or two ... 1>&2
if exist "%STAMP%" del "%STAMP%"
if exist "%TARGET%\lib" rmdir /s /q "%TARGET%\lib"
type nul > "%STAMP%.new"
call :maven -o && goto :built
findstr /i "offline" "%BUILD_LOG%" > nul || goto :failed
call :maven && goto :built
:failed
type "%BUILD_LOG%" 1>&2
echo rookery: the build failed; the lines above say why. 1>&2
exit /b 1
:built
move /y "%STAMP%.new" "%STAMP%" > nul
exit /b 0

:maven
call "%HERE%mvnw.cmd" -q -B -f "%HERE%pom.xml" -pl app -am -Dmaven.test.skip=true -Djacoco.skip=true %* package < nul > "%BUILD_LOG%" 2>&1
exit /b %ERRORLEVEL%
