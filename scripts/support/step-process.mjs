import { spawn } from 'node:child_process';

const MINUTE = 60_000;
/** The time between SIGTERM and SIGKILL. */
const PATIENCE_MS = 15_000;

/**
 * Runs one step to its end. The total time depends on the machine and has no limit. A step without progress for `stallMs`
 * is ended. Progress is any output, or a message over the step's channel, which `progress-reporter.mjs` sends for each
 * test.
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<{ code: number | null, output: string }>} `code` is null where a signal ended it
 */
export async function runProcess({ command, args, env, isLive = false, stallMs = 5 * MINUTE }) {
  const child = spawn(process.execPath, [command, ...args], {
    env: environmentOf(env, isLive),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // The step ends with this program.
  const endWithParent = () => void child.kill();
  process.once('exit', endWithParent);
  let output = '';
  let isStalled = false;
  const say = (text) => {
    output += text;
    if (isLive) process.stdout.write(text);
  };
  const end = () => {
    isStalled = true;
    say(`\nEnded: nothing has moved for ${stallMs / MINUTE} minutes.\n`);
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
  };
  const timer = setTimeout(end, stallMs);
  const move = () => {
    if (!isStalled) timer.refresh();
  };
  child.on('message', move);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      move();
      say(text);
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      say(String(error));
      resolve(1);
    });
    // A process that the step left behind may keep its output open.
    child.once('exit', (exitCode) => isStalled && resolve(exitCode));
    child.once('close', resolve);
  });
  clearTimeout(timer);
  process.off('exit', endWithParent);
  return { code: isStalled ? null : code, output };
}

function environmentOf(env = {}, isLive) {
  // The step's output passes through this process, whose output may be a terminal.
  const colour = isLive && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const merged = { ...process.env, ...colour, ...env };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
