import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runProcess } from './step-process.mjs';

/**
 * One check.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command run by this process's Node
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env] laid over the environment; undefined takes a setting away
 * @property {number} [stallMs] the step is ended without progress for so long; the default is five minutes
 * @property {boolean} [isLive] whether its output is shown at once, not only after a failure
 * @property {() => Counts | null} [count]
 *   reads what the step wrote; null or absent: the step itself is what passed or failed
 */

/**
 * `retried` are the tests among those that passed which needed a second try, each by its place and title.
 * @typedef {{ passed: number, failed: number, retried?: string[] }} Counts
 */

/**
 * @typedef {{ name: string, isOk: boolean, passed: number, failed: number, seconds: number, retried?: string[] }} Result
 */

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
    retried: counted?.retried ?? [],
  };

  const mark = result.isOk ? paint(32, '✓') : paint(31, '✗');
  const counts = counted === null ? '' : `  ${passed} passed, ${failed} failed`;
  console.log(`${mark} ${step.name.padEnd(24)} ${result.seconds.toFixed(1).padStart(6)} s${counts}`);
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

/**
 * Prints failures and tests that needed a second try, then the line `N passed, N failed`, and sets the exit code.
 * @param {Result[]} results
 */
export function report(results) {
  const broken = results.filter((result) => !result.isOk);
  const retried = results.flatMap((result) => result.retried ?? []);
  if (retried.length > 0) console.log(`\nPassed on a second try:\n${indent(retried.join('\n'))}`);
  if (broken.length > 0) console.log(`\nFailed: ${broken.map((result) => result.name).join(', ')}`);
  for (const { name } of broken) console.log(`Run it alone: ${commandOf(name)}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

/** How a step is run by itself. */
function commandOf(name) {
  if (['e2e', 'fuzz', 'soak'].includes(name)) return `npm run ${name}`;
  if (name === 'two nodes') return 'npm run nodes';
  return `npm run check -- ${name.includes(' ') ? `"${name}"` : name}`;
}

/** The counts of Jest's `--json` file; null without the file. */
export function countJest(file) {
  const json = readJson(file);
  if (json === null) return null;
  const broken = json.testResults.filter(
    (suite) => suite.assertionResults.length === 0 && suite.status === 'failed',
  );
  return { passed: json.numPassedTests, failed: json.numFailedTests + broken.length };
}

/** The counts of Playwright's JSON report; null without the report. @returns {Counts | null} */
export function countPlaywright(file) {
  const json = readJson(file);
  if (json === null) return null;
  return {
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + json.errors.length,
    retried: json.suites.flatMap((suite) => listRetried(suite, json.config.rootDir)),
  };
}

function listRetried(suite, rootDir, titles = []) {
  const own = suite.specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => {
        const place = path.relative('.', path.join(rootDir, file));
        return `${place}:${line} › ${[...titles, title].join(' › ')} (${projectName})`;
      }),
  );
  const inner = (suite.suites ?? []).flatMap((child) =>
    listRetried(child, rootDir, [...titles, child.title]),
  );
  return [...own, ...inner];
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
