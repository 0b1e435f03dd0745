import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';

const FILE = 'docs/benchmarks.md';
const ORDER = [
  'pages',
  'misses',
  'nodes',
  'lists',
  'liked',
  'search',
  'search-embedded',
  'search-quality',
  'studio',
  'portfolio',
  'contests',
  'admin',
  'bytes',
  'lighthouse',
  'lighthouse-applied',
  'start',
  'media',
  'accounts',
  'fuzz',
  'fuzz-kinds',
  'soak',
];

const open = (part: string) => `<!-- ${part} -->`;
const close = (part: string) => `<!-- /${part} -->`;

/** Puts sections into the file and keeps the others; each says on what it was measured. */
export function writeSections(sections: Record<string, string>): void {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const parts = ORDER.map((part) => {
    const section = sections[part];
    return section === undefined
      ? keep(old, part)
      : `${open(part)}\n${section}\n\n_${machine}_\n${close(part)}`;
  });
  const text = `# Benchmarks

Written by \`npm run bench\`. Every table was measured in one run, what is compared side by side; the load
generator shares the cores with what it measures, so look at the ratios more than at the numbers.

${parts.filter((part) => part !== '').join('\n\n')}
`;
  writeFileSync(FILE, text);
}

function keep(text: string, part: string): string {
  const from = text.indexOf(open(part));
  const to = text.indexOf(close(part));
  return from < 0 || to < 0 ? '' : text.slice(from, to + close(part).length);
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
