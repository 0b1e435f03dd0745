import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether node_modules has all packages of the lockfile. Packages of other platforms may be missing. */
export function isInstalled({ withDevelopment }) {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || entry.optional || entry.devOptional || entry.link || (entry.dev && !withDevelopment))
      return true;
    return present[name]?.version === entry.version;
  });
}

/** Runs `npm install`, because `npm ci` insists on packages of every platform. It prints the time now and then. */
export async function install({ withDevelopment, say }) {
  const hasDevelopment = Object.values(packagesOf('node_modules/.package-lock.json') ?? {}).some(
    ({ dev }) => dev,
  );
  const omit = withDevelopment || hasDevelopment ? '--include=dev' : '--omit=dev';
  const started = Date.now();
  const word = setInterval(() => say(`  … ${Math.round((Date.now() - started) / 1000)} s`), 15_000);
  try {
    await run(['install', omit, '--no-audit', '--no-fund', '--loglevel=error']);
  } finally {
    clearInterval(word);
  }
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

function run(args) {
  // npm names its own program when it runs a script; elsewhere it is on the path.
  const program = process.env.npm_execpath;
  const [command, ...first] = program
    ? [process.execPath, program]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args[0]} ended with ${code}`)),
    );
  });
}
