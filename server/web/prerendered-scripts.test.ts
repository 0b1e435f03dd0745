import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPrerenderedScripts } from './prerendered-scripts';

test('the inline scripts of the build’s one document are allowed by hash, and files need none', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-prerendered-'));
  try {
    expect(readPrerenderedScripts(folder)).toEqual([]);
    mkdirSync(path.join(folder, 'server', 'app'), { recursive: true });
    const html = '<script src="/a.js" async=""></script><script id="b">one()</script><script>two()</script>';
    writeFileSync(path.join(folder, 'server', 'app', '_global-error.html'), html);
    const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
    expect(readPrerenderedScripts(folder)).toEqual([hashOf('one()'), hashOf('two()')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
