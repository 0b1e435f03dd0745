import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRoutePatterns } from './route-patterns';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a path has the pattern of its page, and what leads to no page has one name', () => {
  const manifest = {
    staticRoutes: [{ page: '/artist', regex: '^/artist(?:/)?$' }],
    dynamicRoutes: [{ page: '/artist/[userAccountId]', regex: '^/artist/([^/]+?)(?:/)?$' }],
  };
  writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(manifest));
  const patternOf = readRoutePatterns(folder);
  expect(['/artist', '/artist/김하루', '/wp-login.php', '/artist/a/b'].map(patternOf)).toEqual([
    '/artist',
    '/artist/[userAccountId]',
    'unknown',
    'unknown',
  ]);
});

test('without a build every path is unknown', () => {
  expect(readRoutePatterns(folder)('/artist')).toBe('unknown');
});
