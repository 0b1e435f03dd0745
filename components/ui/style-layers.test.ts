import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a style sheet says, without comments and what layers hold. */
function outsideLayer(file: string, layer: string): string {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const start = `@layer ${layer} {\n`;
  const from = css.indexOf(start);
  const to = css.indexOf('\n}\n', from);
  return from < 0 ? css : (css.slice(0, from) + css.slice(to + 3)).trim();
}

/** Any style sheet of a feature wins over these, in whatever order the files come (docs/adr/0030). */
describe('the layers of the style sheets', () => {
  it.each(
    readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).filter((name) =>
      name.endsWith('.css'),
    ),
  )('hold all of the primitive %s', (name) => {
    expect(outsideLayer(path.join(import.meta.dirname, name), 'ui')).toBe('');
  });

  it('hold all of the global one but the fonts', () => {
    expect(outsideLayer(path.join('app', 'globals.css'), 'ui.base')).toBe("@import './fonts/local.css';");
  });
});
