import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  applicationsData,
  artistsData,
  bannersData,
  contestsData,
  demoAccountsData,
  homeData,
  membersData,
  periodArticlesData,
  specialsData,
  worksData,
} from './data-schemas';
import { faqsData, inquiriesData, noticesData } from './support-data-schemas';

const directory = path.resolve('server/db/seed');

/** The path of a picture or film of the demo content. */
export const assetPath = (asset: string): string => path.join(directory, 'assets', asset);

function load<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path.join(directory, 'data', `${name}.json`), 'utf8')));
  if (!parsed.success) throw new Error(`server/db/seed/data/${name}.json: \n${z.prettifyError(parsed.error).slice(0, 2000)}`);
  return parsed.data;
}

/** The parsed demo content. The other files of `data/` are for later features. */
export function loadSeedData() {
  return {
    accounts: load('demo-accounts', demoAccountsData),
    applications: load('artist-applications', applicationsData),
    members: load('members', membersData),
    artists: load('artists', artistsData),
    works: load('works-text', worksData),
    specials: load('specials', specialsData),
    exhibitions: load('exhibitions', periodArticlesData),
    events: load('events', periodArticlesData),
    news: load('news', periodArticlesData),
    banners: load('banners', bannersData),
    home: load('home', homeData),
    contests: load('contests', contestsData),
    notices: load('notices', noticesData),
    faqs: load('faqs', faqsData),
    inquiries: load('inquiries', inquiriesData),
  };
}
export type SeedData = ReturnType<typeof loadSeedData>;
