import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '@/scripts/support/program.mjs';
import { sendRaw } from '@/tests/support/raw-http';
import { copyDemoData } from './support/own-site';
import { head } from './support/raw-request';
import { watchSite } from './support/watched-site';

test.describe.configure({ timeout: 120_000 });

let workspace: string;
test.beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-start-'));
});
test.afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** @returns what the start said on standard error, after it ended by itself with a failure */
async function failedStart(dataDir: string): Promise<string[]> {
  const port = String(await findFreePort());
  const site = watchSite({
    DATA_DIR: dataDir,
    DEMO_MODE: '1',
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
  });
  try {
    // A start that doesn't end has failed this test too, by its time.
    expect(await site.gone).toBeGreaterThan(0);
    return site.errors();
  } finally {
    site.stop('SIGKILL');
  }
}

function expectOneSentence(errors: string[], about: string): void {
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(about);
  expect(errors[0]).not.toMatch(/\.mjs:\d|^\s+at /);
}

test('a damaged database ends the start with one sentence', async () => {
  const data = copyDemoData();
  try {
    writeFileSync(path.join(data.directory, 'database', 'global', 'pg_control'), Buffer.alloc(8192, 0x5a));
    expectOneSentence(await failedStart(data.directory), path.join(data.directory, 'database'));
  } finally {
    data.remove();
  }
});

test('a data folder that is a file ends the start with one sentence', async () => {
  const file = path.join(workspace, 'data');
  writeFileSync(file, 'not a folder');
  expectOneSentence(await failedStart(file), file);
});

test('broken secrets end the start with one sentence, and stay as they are', async () => {
  const data = copyDemoData();
  const file = path.join(data.directory, 'secrets.json');
  try {
    writeFileSync(file, '{"session":');
    expectOneSentence(await failedStart(data.directory), file);
    expect(readFileSync(file, 'utf8')).toBe('{"session":');
  } finally {
    data.remove();
  }
});

test('secrets that can’t be kept are never used', async () => {
  const data = copyDemoData();
  const file = path.join(data.directory, 'secrets.json');
  try {
    // A folder stands where the file would be.
    rmSync(file, { force: true });
    mkdirSync(file);
    expectOneSentence(await failedStart(data.directory), file);
  } finally {
    data.remove();
  }
});

test('every line on standard error is a line of the log', async () => {
  const data = copyDemoData();
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const site = watchSite({ DATA_DIR: data.directory, DEMO_MODE: '1', PORT: port, SITE_URL: url });
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    const { host } = new URL(url);
    for (const line of [
      'TRACE /',
      'TRACE /my/info',
      'GET /%',
      'GET /v1/%',
      'PROPFIND /rss.xml',
      'POST /media/none',
    ]) {
      const [method = '', target = ''] = line.split(' ');
      await sendRaw(url, head(method, target, host));
    }
    site.stop();
    expect(await site.gone).toBe(0);
    for (const line of site.errors()) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  } finally {
    site.stop('SIGKILL');
    data.remove();
  }
});
