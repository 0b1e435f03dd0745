import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * One thing to check.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command run by this process's Node
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env] laid over the environment; undefined takes a setting away
 * @property {number} [timeoutMs]
 * @property {boolean} [isLive] its output is shown as it comes, not only when it fails
 * @property {() => { passed: number, failed: number, details?: string[] } | null} [count]
 *   reads what the step wrote; null or absent: the step itself is the one thing that passed or failed
 */

/** @typedef {{ name: string, isOk: boolean, passed: number, failed: number, seconds: number }} Result */

const useColour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (useColour ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Runs one step and reports it in a line. @param {Step} step @returns {Promise<Result>} */
export async function runStep(step) {
  const started = Date.now();
  const { code, output } = await runProcess(step);
  const counted = step.count?.() ?? null;
  const failed = counted === null ? Number(code !== 0) : counted.failed || Number(code !== 0);
  const passed = counted === null ? 1 - failed : counted.passed;
  const result = {
    name: step.name,
    isOk: failed === 0,
    passed,
    failed,
    seconds: (Date.now() - started) / 1000,
  };

  const mark = result.isOk ? paint(32, '✓') : paint(31, '✗');
  const counts = counted === null ? '' : `  ${passed} passed, ${failed} failed`;
  console.log(`${mark} ${step.name.padEnd(24)} ${result.seconds.toFixed(1).padStart(6)} s${counts}`);
  for (const line of counted?.details ?? []) console.log(`    ${line}`);
  if (!result.isOk && step.isLive !== true) console.log(indent(output));
  return result;
}

/** Runs steps `width` at a time, in their order. @param {Step[]} steps @param {number} width */
export async function runSteps(steps, width) {
  const waiting = [...steps];
  /** @type {Result[]} */
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

/** Says what failed, ends with `N passed, N failed`, and sets the exit code. @param {Result[]} results */
export function report(results) {
  const broken = results.filter((result) => !result.isOk);
  if (broken.length > 0) console.log(`\nFailed: ${broken.map((result) => result.name).join(', ')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

/** What Jest's `--json` wrote, by suite. Null when it didn't get that far. */
export function countJest(file) {
  const json = readJson(file);
  if (json === null) return null;
  const broken = json.testResults.filter(
    (suite) => suite.assertionResults.length === 0 && suite.status === 'failed',
  );
  return { passed: json.numPassedTests, failed: json.numFailedTests + broken.length };
}

/** What Playwright's JSON reporter wrote. Null when it didn't get that far. */
export function countPlaywright(file) {
  const json = readJson(file);
  if (json === null) return null;
  return {
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + json.errors.length,
  };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}

function environmentOf(step) {
  const merged = { ...process.env, ...step.env };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

async function runProcess(step) {
  const child = spawn(process.execPath, [step.command, ...step.args], {
    env: environmentOf(step),
    stdio: step.isLive === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const timer = setTimeout(() => {
    output += `\nNot done after ${step.timeoutMs} ms.`;
    child.kill('SIGKILL');
  }, step.timeoutMs ?? 600_000);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += String(error);
      resolve(1);
    });
    child.once('close', resolve);
  });
  clearTimeout(timer);
  return { code, output };
}
