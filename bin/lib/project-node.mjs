// Gets the project ready on any Node 20 or newer: installs what package-lock.json says, then goes on under its own Node.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compiled = `${root}.cache/compiled`;
const isWindows = process.platform === 'win32';
const projectNode = `${root}node_modules/node/bin/node${isWindows ? '.exe' : ''}`;

/** V8 keeps up to 48 MB for young objects; requests here are small, and 4 MB each serve as fast in 40 MB less. */
const SMALL_NURSERY = '--max-semi-space-size=4';

/** The C library keeps what pictures used and shreds it: 600 MB after fifty large ones. So it gives back whatever was larger than this. */
const GIVEN_BACK = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Installs when needed and runs the module at `path` (from bin/) under the project's Node, whatever Node runs us. Only who tests, checks or
 * edits waits for the packages of development.
 */
export async function runOnProjectNode(path, { isForDevelopment = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or newer is needed, this is ${process.version}`);
  process.chdir(root);
  install({ isForDevelopment });
  endWithShellOfNpm();
  const script = new URL(`../${path}`, import.meta.url);
  if (realpathSync(process.execPath) === realpathSync(projectNode)) {
    module.enableCompileCache(compiled);
    await import(script.href);
  } else goOnUnder(projectNode, fileURLToPath(script));
}

/**
 * npm passes a signal to the shell it runs us in, which ends without passing it on: a supervisor that ends npm would leave us
 * on the port. Whose shell is gone gives itself the signal; it costs a question to the kernel every half second.
 */
function endWithShellOfNpm() {
  // biome-ignore lint/style/noProcessEnv: set by npm for what it runs, and by nobody else.
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

function install(options) {
  try {
    installPackages(root, options);
  } catch (error) {
    fail(error.message);
  }
  if (!existsSync(projectNode))
    fail(`no Node for this machine in the package registry (${process.platform} ${process.arch})`);
}

/** Whatever is started keeps its code compiled: it saves a third of the time of every later start. */
function goOnUnder(node, script) {
  // biome-ignore lint/style/noProcessEnv: passed on as it is, with one variable more.
  const env = { ...GIVEN_BACK, ...process.env, NODE_COMPILE_CACHE: compiled };
  // The extra channel tells the child when we are killed without a chance to pass the signal on.
  const child = spawn(node, [SMALL_NURSERY, script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`cannot run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}

function fail(reason) {
  console.error(`kiraya: ${reason}`);
  process.exit(1);
}
