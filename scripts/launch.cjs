// @ts-check
// CommonJS in the syntax of Node 10, which every Node in use can run.
// biome-ignore-all lint/style/useNodejsImportProtocol: Node 10 does not know the protocol.
const { spawn, spawnSync } = require('child_process');
const { existsSync } = require('fs');
const { runMain } = require('module');
const { constants } = require('os');
const { delimiter, dirname, join, resolve } = require('path');

const ROOT = join(__dirname, '..');

/** The oldest release line of Node that runs the site. */
const OLDEST_RUNTIME = 24;

/**
 * Whether the npm of a Node installs every package: npm leaves out optional packages that require a
 * newer Node, and the native parts of the build tools require ^20.19.0 or >=22.12.0.
 *
 * @param {string} version such as 20.19.0
 */
function installsEveryPackage(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** @param {string} version */
const isNewEnough = (version) => Number.parseInt(version, 10) >= OLDEST_RUNTIME;

/** @param {string} path */
const isInPackages = (path) => /[\\/]node_modules[\\/]/.test(path);

/**
 * Chooses the Node that runs the site: the machine's own if it is new enough, else the one of the
 * packages.
 *
 * @param {{
 *   root: string,
 *   execPath: string,
 *   version: string,
 *   platform: string,
 *   arch: string,
 *   env: Readonly<Record<string, string | undefined>>,
 *   exists: (path: string) => boolean,
 *   runs: (path: string) => boolean,
 * }} machine
 * @returns {{ runtime: string } | { refusal: string }} a path, or one line that says what to
 * install
 */
function chooseRuntime(machine) {
  const { root, execPath, version, platform, arch, env } = machine;
  // npm 11 puts the Node of the packages first on PATH. These two variables describe the Node that
  // runs npm.
  const npmPath = env.npm_node_execpath || '';
  const npmVersion = (/ node\/v(\S+)/.exec(env.npm_config_user_agent || '') || [])[1] || '0';
  const isOwn = !isInPackages(execPath);
  if (
    !isOwn &&
    npmPath &&
    !isInPackages(npmPath) &&
    isNewEnough(npmVersion) &&
    machine.exists(npmPath)
  )
    return { runtime: npmPath };
  if (isNewEnough(version)) return { runtime: execPath };

  const newer = `install Node ${OLDEST_RUNTIME} or newer (https://nodejs.org/en/download)`;
  const hasPackage = platform === 'linux' && (arch === 'x64' || arch === 'arm64');
  if (!hasPackage || !installsEveryPackage(version))
    return { refusal: `Node ${version} is too old for Binario: ${newer}, then run npm ci` };
  const packaged = join('node_modules', `node-linux-${arch}`, 'bin', 'node');
  const runtime = join(root, packaged);
  if (!machine.exists(runtime))
    return {
      refusal: `Node ${version} is too old and ${packaged} is missing: run npm ci, or ${newer}`,
    };
  if (!machine.runs(runtime))
    return { refusal: `Node ${version} is too old and ${packaged} does not run here: ${newer}` };
  return { runtime };
}

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Runs a command in a child process, forwards signals to it, and exits with its status or signal.
 *
 * @param {string} command
 * @param {string[]} parameters
 */
function runAsChild(command, parameters) {
  const child = spawn(command, parameters, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => refuse(`${command} cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code === null ? 1 : code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    // If the signal does not end this process, exit with the status that a shell would give.
    setTimeout(() => process.exit(128 + constants.signals[signal]), 1000);
  });
}

/**
 * Runs a file with a Node. Starts a child process only if this Node is another one and has no
 * `process.execve`.
 *
 * @param {string} runtime
 * @param {string[]} words the file and its parameters
 */
function run(runtime, [file = '', ...parameters]) {
  // Commands of packages begin with `#!/usr/bin/env node` and must run on the same Node.
  const folders = [dirname(runtime), join(ROOT, 'node_modules', '.bin'), process.env.PATH];
  process.env.PATH = folders.filter(Boolean).join(delimiter);
  if (runtime === process.execPath) {
    process.argv.splice(1, process.argv.length, resolve(file), ...parameters);
    runMain();
    return;
  }
  const command = [...process.execArgv, file, ...parameters];
  if (process.execve) process.execve(runtime, [runtime, ...command], process.env);
  runAsChild(runtime, command);
}

/** @param {string[]} words of the command line */
function main(words) {
  const choice = chooseRuntime({
    root: ROOT,
    execPath: process.execPath,
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    exists: existsSync,
    runs: (path) => spawnSync(path, ['--version']).status === 0,
  });
  if ('refusal' in choice) refuse(choice.refusal);
  else if (words[0] === '--print-runtime') process.stdout.write(`${choice.runtime}\n`);
  else if (!words[0]) refuse('Usage: node scripts/launch.cjs FILE [ARGUMENTS]');
  else if (!existsSync(join(ROOT, 'node_modules')))
    refuse('The packages are not installed: run npm ci');
  else run(choice.runtime, words);
}

module.exports = { chooseRuntime, installsEveryPackage };
if (require.main === module) main(process.argv.slice(2));
