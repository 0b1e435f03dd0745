import { measureAccounts } from './accounts';
import { measureAdmin } from './admin';
import { measureBytes } from './bytes';
import { measureContests } from './contests';
import { measureDay } from './day';
import { measureAppliedLighthouse, measureLighthouse } from './lighthouse';
import { measureLiked } from './liked';
import { measureLists } from './lists';
import { measureMedia } from './media';
import { measureMembers } from './members';
import { measureMisses } from './misses';
import { measureNodes } from './nodes';
import { measurePages } from './pages';
import { measurePortfolio } from './portfolio';
import { measureEmbeddedSearch, measureSearch } from './search';
import { measureSearchQuality } from './search-quality';
import { writeSections } from './report-file';
import { withSite, type Site } from './site';
import { measureStart } from './start';
import { measureStudio } from './studio';
import { measureTouch } from './touch';
import { measureWall } from './wall';

/** Each part returns the Markdown of its section; parts that aren't run keep what stands in the file. */
const SITE_PARTS: Record<string, (site: Site) => Promise<string>> = {
  pages: measurePages,
  misses: measureMisses,
  members: measureMembers,
  media: measureMedia,
  accounts: measureAccounts,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  'lighthouse-applied': measureAppliedLighthouse,
  touch: measureTouch,
  start: measureStart,
  studio: measureStudio,
  portfolio: measurePortfolio,
  admin: measureAdmin,
};
const OTHER_PARTS: Record<string, () => Promise<string>> = {
  liked: measureLiked,
  lists: measureLists,
  search: measureSearch,
  'search-embedded': measureEmbeddedSearch,
  'search-quality': measureSearchQuality,
  contests: measureContests,
  nodes: measureNodes,
  day: measureDay,
  wall: measureWall,
};
const PARTS = [...Object.keys(SITE_PARTS), ...Object.keys(OTHER_PARTS)];

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${PARTS.join(', ')}`);
const wanted = asked.length === 0 ? PARTS : asked;

/** Written part by part, so that an interrupted run keeps what it has measured. */
function keep(part: string, section: string): void {
  writeSections({ [part]: section });
  console.log(`\n${section}`);
}

if (wanted.some((part) => part in SITE_PARTS)) {
  await withSite(async (site) => {
    for (const [part, measure] of Object.entries(SITE_PARTS)) {
      if (!wanted.includes(part)) continue;
      console.log(`Measuring ${part} …`);
      keep(part, await measure(site));
    }
  });
}
for (const [part, measure] of Object.entries(OTHER_PARTS)) {
  if (!wanted.includes(part)) continue;
  console.log(`Measuring ${part} …`);
  keep(part, await measure());
}
