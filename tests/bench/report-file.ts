import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HEADLINES } from './headlines';

const OVERVIEW = 'docs/benchmarks.md';
const FOLDER = 'docs/benchmarks';
const ORDER = [
  'pages',
  'misses',
  'members',
  'nodes',
  'day',
  'lists',
  'liked',
  'search',
  'search-embedded',
  'search-quality',
  'wall',
  'studio',
  'portfolio',
  'contests',
  'admin',
  'bytes',
  'lighthouse',
  'lighthouse-applied',
  'touch',
  'start',
  'media',
  'accounts',
  'fuzz',
  'fuzz-kinds',
  'soak',
];

const fileOf = (part: string) => path.join(FOLDER, `${part}.md`);

/** Writes a file for each section, and the overview of all; each says on what it was measured. */
export function writeSections(sections: Readonly<Record<string, string>>): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  mkdirSync(FOLDER, { recursive: true });
  for (const part of ORDER) {
    const section = sections[part];
    if (section !== undefined)
      writeFileSync(fileOf(part), `${section.replace(/^## /, '# ')}\n\n_${machine}_\n`);
  }
  writeOverview();
}

/** Writes the overview from the files of the sections. */
export function writeOverview(): void {
  const parts = ORDER.filter((part) => existsSync(fileOf(part)));
  const lines = parts.map((part) => {
    const section = readFileSync(fileOf(part), 'utf8');
    const title = /^# (.*)$/m.exec(section)?.[1] ?? part;
    const [day = '–'] = /^\d{4}-\d\d-\d\d/.exec(/^_(.*)_$/m.exec(section)?.[1] ?? '') ?? [];
    return [`[${title}](benchmarks/${part}.md)`, HEADLINES[part]?.(section) ?? '–', aimOf(section), day];
  });
  writeFileSync(
    OVERVIEW,
    `# Benchmarks

Written by \`npm run bench\`. Every table was measured in one run, what is compared side by side; the load
generator shares the cores with what it measures, so look at the ratios more than at the numbers.

${table(['what', 'measured', 'aim', 'on'], lines)}
`,
  );
}

/** What a section says of its aim. */
function aimOf(section: string): string {
  const [, aim] = /\bAim(?: on a phone)?: ([^\n]*?(?:\n(?!\n)[^\n]*?)*?)\.(?:\s|$)/.exec(section) ?? [];
  return aim?.replaceAll('\n', ' ') ?? '–';
}

/** A Markdown table; the first column is text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A number as people read it: three digits that matter. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value >= 1000 ? Math.round(value).toLocaleString('en-US') : value.toFixed(Math.min(3, digits));
}
