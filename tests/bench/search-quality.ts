import { addDays, todayInSeoul } from '@/lib/date/seoul';
import { periodStatus } from '@/lib/date/period';
import { GENRE_LABELS } from '@/lib/genres';
import * as themes from '@/lib/options/artwork';
import { apiUrl } from '@/lib/api/url';
import { successSchema } from '@/lib/contracts/envelope';
import { hitPageSchema } from '@/lib/contracts/search';
import { migrate } from '@/server/db/migrate';
import { loadSeedData, type SeedData } from '@/server/db/seed/data';
import { artistUuid, articleUuid, uuidOf } from '@/server/db/seed/context';
import { seedDemo } from '@/tests/support/search/demo';
import { openBenchApi } from './api';
import { openPglite } from './databases';
import { QUALITY_QUERIES, SECTIONS, type QualityQuery } from './search-quality-queries';
import { table } from './report-file';

const FIRST = 5;

/** A thing of the demo content by its uuid: its name, and what its labels and texts say, one field a line. */
type Things = ReadonlyMap<string, { name: string; says: string }>;

interface Judged {
  atOne: boolean;
  atFive: boolean;
  shown: readonly string[];
}

/** How often the first result, or one of the first five, is what people look for. */
export async function measureSearchQuality(): Promise<string> {
  const opened = await openPglite();
  try {
    const data = loadSeedData();
    const today = todayInSeoul();
    await migrate(opened.database);
    await seedDemo(opened.database.orm, data, today);
    const api = openBenchApi(opened.database);
    const things = thingsOf(data, today);
    const rows: string[][] = [];
    const misses: string[] = [];
    let [asked, one, five] = [0, 0, 0];
    for (const [group, queries] of Object.entries(QUALITY_QUERIES)) {
      let [groupOne, groupFive] = [0, 0];
      for (const query of queries) {
        const { atOne, atFive, shown } = judge(query, await firstOf(api, query), things);
        groupOne += Number(atOne);
        groupFive += Number(atFive);
        if (!atOne)
          misses.push(`${atFive ? 'not first' : 'missed'}: ${query.q} (${query.in}) → ${shown.join(' | ')}`);
      }
      rows.push([
        group,
        String(queries.length),
        percent(groupOne, queries.length),
        percent(groupFive, queries.length),
      ]);
      asked += queries.length;
      one += groupOne;
      five += groupFive;
    }
    for (const miss of misses) console.log(`  ${miss}`);
    rows.push(['all', String(asked), percent(one, asked), percent(five, asked)]);
    return `## What search finds

${asked} queries that visitors of museums and art sites type, on the demo content, each asked in the section of the results where
its answer belongs (\`tests/bench/search-quality-queries.ts\`). _At 1_: the first hit is right. _At 5_: one of the first five is,
and none of them is one that must not be shown. Aim: 85 % at 1, 95 % at 5.

${table(['group', 'queries', 'at 1', 'at 5'], rows)}`;
  } finally {
    await opened.database.close();
    await opened.remove();
  }
}

const percent = (part: number, of: number) => `${Math.round((100 * part) / of)} %`;

async function firstOf(api: ReturnType<typeof openBenchApi>, query: QualityQuery): Promise<string[]> {
  const path = apiUrl('/v1/search/unified-field/{index}', {
    params: { index: SECTIONS[query.in] },
    query: { q: query.q, size: FIRST },
  });
  const response = await api.request(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return successSchema(hitPageSchema)
    .parse(await response.json())
    .data.content.map(({ uuid }) => uuid);
}

function judge({ right, never = [] }: QualityQuery, uuids: readonly string[], things: Things): Judged {
  const found = uuids.map((uuid) => things.get(uuid) ?? { name: uuid, says: '' });
  const isRight = ({ name, says }: { name: string; says: string }) =>
    right instanceof RegExp ? right.test(says) : right.includes(name);
  const shown = found.map(({ name }) => name);
  const [first] = found;
  return {
    atOne: first !== undefined && isRight(first),
    atFive: found.some(isRight) && !shown.some((name) => never.includes(name)),
    shown,
  };
}

function thingsOf(data: SeedData, today: string): Things {
  const things = new Map<string, { name: string; says: string }>();
  const add = (uuid: string, name: string, fields: Record<string, unknown>) =>
    things.set(uuid, {
      name,
      says: Object.entries(fields)
        .map(([field, text]) => `${field}: ${String(text ?? '')}`)
        .join('\n'),
    });
  const artists = new Map(data.artists.map((artist) => [artist.key, artist]));
  for (const artist of data.artists) {
    add(artistUuid(artist.key), artist.nameKo, {
      genre: artist.activityGenreTypes.map((genre) => GENRE_LABELS[genre]).join(', '),
      genreEtc: artist.activityGenreEtc,
      area: `${artist.domesticArea} ${artist.overseasArea}`,
      experience: artist.experiences
        .map(({ title, location, region }) => `${title} ${location} ${region}`)
        .join(', '),
      school: artist.educations.map(({ schoolName, major }) => `${schoolName} ${major}`).join(', '),
      award: artist.awards.map(({ title }) => title).join(', '),
      collection: artist.collections.map(({ name }) => name).join(', '),
      introduction: artist.introduction,
      artistNote: artist.artistNote,
    });
  }
  for (const work of data.works) {
    add(uuidOf('artwork', work.artist, work.index), work.title ?? work.titleEn ?? '', {
      title: work.title,
      titleEn: work.titleEn,
      year: work.year,
      size: work.size,
      material: work.material,
      genre: GENRE_LABELS[work.genre],
      genreEtc: work.genreEtc,
      theme: themesOf(work),
      category: work.category,
      description: work.description,
      artist: artists.get(work.artist)?.nameKo,
    });
  }
  for (const [at, special] of data.specials.entries())
    add(articleUuid('SPECIAL', at + 1), special.title, special);
  for (const [type, articles] of [
    ['EXHIBITION', data.exhibitions],
    ['EVENT', data.events],
    ['NEWS', data.news],
  ] as const) {
    for (const article of articles) {
      const [from, to] = [addDays(today, article.periodFromDay), addDays(today, article.periodToDay)];
      add(articleUuid(type, article.index), article.title, {
        ...article,
        state: periodStatus(from, to, today),
        months: monthsOf(from, to).join(' '),
      });
    }
  }
  return things;
}

function themesOf(work: SeedData['works'][number]): string {
  const label = (labels: Readonly<Record<string, string>>, code: string | null) => labels[code ?? ''] ?? '';
  return [
    label(themes.THEME_SUBJECT_LABELS, work.themeSubject),
    label(themes.THEME_TIME_LABELS, work.themeTime),
    label(themes.THEME_FOCUS_LABELS, work.themeFocus),
    label(themes.THEME_STYLE_LABELS, work.themeStyle),
  ].join(', ');
}

/** The months that a period touches, as numbers of two digits. */
function monthsOf(from: string, to: string): string[] {
  const months = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) months.add(day.slice(5, 7));
  return [...months];
}
