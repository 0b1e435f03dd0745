import type { Site } from './site';
import { logIn } from './accounts';
import { ARTIST, fill, loadPortfolio, savePortfolio, WORKS } from './portfolio-content';
import { measureEditor } from './portfolio-editor';
import { measurePrints } from './portfolio-prints';
import { measureServerPrint } from './portfolio-server';

/** The portfolio: its editor, and ways to make its PDF. */
export async function measurePortfolio(site: Site): Promise<string> {
  await site.whileStopped(fill);
  const cookie = await logIn(site, ARTIST);
  await savePortfolio(site, cookie);
  const sections = [
    await measureEditor(site, cookie),
    await measurePrints(site, await loadPortfolio(site, cookie)),
    await measureServerPrint(site),
  ];
  return [
    `## The portfolio\n\nOne of a long career and ${WORKS} artworks, each on a page of its own.`,
    ...sections,
  ].join('\n\n');
}
