import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Face } from '@/lib/portfolio/faces';
import { fontFile } from '@/lib/portfolio/font-files';
import { cutPortfolioFonts } from '@/scripts/support/portfolio-fonts.mjs';
import { makeDirectory } from './directory';

/** A folder that has the typefaces of portfolios where the site's `public` has them. They are there when tests run. */
export function makePortfolioAssets(): string {
  const assets = makeDirectory();
  beforeAll(async () => {
    for (const [face, bytes] of Object.entries(await cutPortfolioFonts())) {
      const file = path.join(assets, fontFile(face as Face));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  });
  return assets;
}
