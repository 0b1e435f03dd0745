import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FACET_KEYS, FACET_VALUES, type ChosenFacets } from '@/lib/artwork/facets';
import { GENRES } from '@/lib/genres';
import { recordOf } from '@/lib/record-of';
import { WallIndex, type FacetedWork } from '@/server/api/modules/artwork-wall/wall-index';
import { workOf } from '@/server/api/modules/artwork-wall/wall-source';
import { createRandom, type Random } from '@/tests/support/random';
import { table } from './report-file';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

const SIZES = [10_000, 100_000, 1_000_000];
const ARTIST_WORKS = 20;
const CALLS = 300;
const CHANGES = 50;

/** The index of the wall: what a million works take in memory and in time. */
export async function measureWall(): Promise<string> {
  const rows = SIZES.map(measureSize);
  return `## The wall of artworks

The index in memory (docs/adr/0065) with random works of ${ARTIST_WORKS} an artist. _Fill_ makes the works up and
reads what their texts and colours say, without the database. _Counts_ are those of all facets with up to three chosen
values in each of up to three facets; _page_ is the 24 ids of a page anywhere among them, _change_ the works of an artist read again,
_similar_ the 300 candidates of one work (docs/adr/0066).
The call takes the cards of 24 works from the database besides. Aim: counts under 50 ms at a million.

${table(['works', 'fill s', 'MiB', 'counts p50 ms', 'counts p99 ms', 'page p99 ms', 'change p99 ms', 'similar p99 ms'], rows)}`;
}

function measureSize(size: number): string[] {
  const random = createRandom(size, 0);
  collect();
  const before = process.memoryUsage();
  const index = new WallIndex();
  const filled = timed(() => {
    for (let artist = 1; artist <= size / ARTIST_WORKS; artist += 500) {
      const ids = Array.from(
        { length: Math.min(500, size / ARTIST_WORKS - artist + 1) },
        (_, at) => artist + at,
      );
      index.replace(
        new Set(ids),
        ids.flatMap((id) => worksOf(id, random)),
      );
    }
  });
  collect();
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const choices = Array.from({ length: CALLS }, () => chosenAtRandom(random));
  const counts = choices.map((chosen) => timed(() => index.facets(chosen, null)));
  const pages = choices.map((chosen) => {
    const offset = random.below(Math.max(1, Math.min(index.count(chosen, null), 100_000)));
    return timed(() => index.page(chosen, null, { sort: 'size', direction: 'asc', offset, limit: 24 }));
  });
  const similar = choices.map(() => {
    const id = ARTIST_WORKS + random.below(size);
    return timed(() => index.candidates(id, 300));
  });
  const changes = Array.from({ length: CHANGES }, () => {
    const artist = 1 + random.below(size / ARTIST_WORKS);
    const works = worksOf(artist, random);
    return timed(() => index.replace(new Set([artist]), works));
  });
  return [
    size.toLocaleString('en'),
    (filled / 1000).toFixed(1),
    Math.round(bytes / 2 ** 20).toLocaleString('en'),
    part(counts, 0.5),
    part(counts, 0.99),
    part(pages, 0.99),
    part(changes, 0.99),
    part(similar, 0.99),
  ];
}

/** Milliseconds. */
function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const part = (times: readonly number[], share: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);

const some = (values: readonly string[], most: number, random: Random) =>
  [
    ...new Set(Array.from({ length: 1 + random.below(most) }, () => values[random.below(values.length)])),
  ] as string[];

const hex = (random: Random) => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;

const worksOf = (artistId: number, random: Random): FacetedWork[] =>
  Array.from({ length: ARTIST_WORKS }, (_, at) =>
    workOf({
      id: artistId * ARTIST_WORKS + at,
      artistId,
      createdAt: new Date(1_600_000_000_000 + random.below(1_000_000_000) * 100),
      year: 1970 + random.below(57),
      widthCm: random.below(10) === 0 ? null : 10 + random.below(250),
      heightCm: 10 + random.below(250),
      genre: random.pick(GENRES),
      material: random.pick(['캔버스에 유채', '한지에 먹', '종이에 연필', '피그먼트 프린트', '화강석']),
      nameKo: `작가 ${random.below(50_000)}`,
      nameEn: null,
      domesticArea: random.pick(['서울 성북구', '전주, 서울', '부산', '양평']),
      overseasArea: random.below(5) === 0 ? '베를린' : null,
      palette: Array.from({ length: 5 }, () => ({ color: hex(random), share: 0.2 })),
      image: { width: 800 + random.below(600), height: 800 + random.below(600) },
    }),
  );

function chosenAtRandom(random: Random): ChosenFacets {
  const narrowed = new Set(
    Array.from({ length: random.below(4) }, () => FACET_KEYS[random.below(FACET_KEYS.length)]),
  );
  return recordOf(FACET_KEYS, (key) =>
    narrowed.has(key) ? some(FACET_VALUES[key], 3, random) : [],
  ) as unknown as ChosenFacets;
}
