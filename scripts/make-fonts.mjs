/**
 * Writes fonts.css from the two font packages: `node scripts/make-fonts.mjs`, to be run after their update.
 * The packages' own style sheets are three times 55 kB; here each face has one source, and faces with the
 * same unicode-range stand beside each other, where compression folds the ranges into one.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const modules = '../../node_modules';
const sources = [
  {
    css: 'node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
    base: `${modules}/pretendard/dist/web/variable/`,
    family: 'Pretendard',
  },
  ...['300', '400'].map((weight) => ({
    css: `node_modules/@fontsource/hahmlet/${weight}.css`,
    base: `${modules}/@fontsource/hahmlet/`,
    family: 'Hahmlet',
  })),
];

const byRange = new Map();
for (const { css, base, family } of sources) {
  const text = readFileSync(new URL(css, root), 'utf8');
  for (const [, body] of text.matchAll(/@font-face\s*{([^}]+)}/g)) {
    const file = /url\(\.\/([^)]+\.woff2)\)/.exec(body)[1];
    const weight = /font-weight:\s*([^;]+);/.exec(body)[1];
    const range = /unicode-range:\s*([^;]+);/.exec(body)[1].toLowerCase().replace(/\s/g, '');
    const face =
      `@font-face{font-family:${family};font-weight:${weight};font-display:swap;` +
      `src:url(${base}${file}) format('woff2');unicode-range:${range}}`;
    byRange.set(range, [...(byRange.get(range) ?? []), face]);
  }
}

const header =
  '/* Made by scripts/make-fonts.mjs from pretendard and @fontsource/hahmlet (SIL Open Font License 1.1). */\n';
writeFileSync(new URL('app/fonts/fonts.css', root), header + [...byRange.values()].flat().join('\n') + '\n');
