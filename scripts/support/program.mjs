import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';

/**
 * A program of this repository that runs beside a test or a measurement. It is ended by its process id, never by name.
 * @typedef {object} Program
 * @property {number} pid
 * @property {() => boolean} isRunning
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends it and waits until it is gone
 * @property {() => string} log everything that it wrote
 */

/**
 * @param {string[]} args of Node
 * @param {{ env: Record<string, string>, logFile: string }} options `env` is laid over this process's environment
 * @returns {Program}
 */
export function startProgram(args, { env, logFile }) {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const gone = new Promise((resolve) => child.once('close', resolve));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? -1,
    isRunning,
    log: () => readFileSync(logFile, 'utf8'),
    async stop(signal = 'SIGTERM') {
      if (!isRunning()) return;
      child.kill(signal);
      const patience = setTimeout(() => child.kill('SIGKILL'), 60_000);
      await gone;
      clearTimeout(patience);
    },
  };
}

/** The settings of a site under test. Its time limits are long enough for a busy machine. */
export const PATIENCE = { UPSTREAM_TIMEOUT_MS: '120000', RENDER_TIMEOUT_MS: '120000' };

/** The arguments of Node in `npm start`: flags and the program. @returns {string[]} */
export function startArguments() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return manifest.scripts.start.split(' ').slice(1);
}

/** A free port of this machine. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Waits until `url` answers 200, by default for as long as a start may take on a busy machine. It fails at once where the
 * program ends.
 * @param {string} url
 * @param {{ program: Program, host?: string, timeoutMs?: number, pollMs?: number }} options `host` is the site's name, where
 *   it isn't the one of `url`
 * @throws {Error} with the program's last lines, when it ended or didn't answer in time
 */
export async function waitUntilReady(url, { program, host, timeoutMs = 4 * 60_000, pollMs = 50 }) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!program.isRunning()) throw new Error(`It ended before it answered.\n${program.log().slice(-4000)}`);
    if ((await statusOf(url, host)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`${url} didn't answer within ${timeoutMs} ms.\n${program.log().slice(-4000)}`);
}

/** The status of an answer once all of it is there; 0 where none comes. */
function statusOf(url, host) {
  return new Promise((resolve) => {
    const request = http.get(
      url,
      { agent: false, headers: host === undefined ? {} : { host } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', () => resolve(0));
      },
    );
    request.once('error', () => resolve(0));
  });
}
