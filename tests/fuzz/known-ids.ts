import { z } from 'zod';
import { apiUrl } from '@/lib/api/url';
import { callAs, ROLE_ACCOUNTS, type Sessions } from './roles';

/** What really is there, public and of others, by the names of the parameters that take it. */
export interface KnownIds {
  accountIds: readonly string[];
  artistIds: readonly string[];
  uuids: readonly string[];
  /** Paths of pictures. */
  media: readonly string[];
}

const recordsSchema = z.array(z.record(z.string(), z.unknown()));
const listSchema = z.object({ content: recordsSchema });
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Collects ids from the public lists, and those of applications, which only the operator is shown. */
export async function collectIds(url: string, sessions: Sessions): Promise<KnownIds> {
  const guest = (path: string) => listOf(url, null, path);
  const artists = await guest(apiUrl('/v2/artists', { query: { size: 20 } }));
  const articles = [
    ...(await guest(apiUrl('/v1/contents/articles/specials', { query: { size: 5 } }))),
    ...(await guest(apiUrl('/v1/contents/articles/exhibitions', { query: { size: 5 } }))),
    ...(await guest(apiUrl('/v1/contents/articles/events', { query: { size: 5 } }))),
    ...(await guest(apiUrl('/v1/contents/articles/news', { query: { size: 5 } }))),
  ];
  const artistIds = artists.flatMap(({ id }) => (typeof id === 'number' ? [String(id)] : []));
  const works = await guest(
    apiUrl('/v1/contents/artists/{id}/art-works', {
      params: { id: Number(artistIds[0] ?? 1) },
      query: { size: 20 },
    }),
  );
  const applications = await listOf(
    url,
    sessions.cookieOf('ADMIN'),
    apiUrl('/v1/admin/artist-applications', { query: { size: 20 } }),
  );
  const own = await ownThings(url, sessions.cookieOf('ARTIST'));
  const records = [...artists, ...articles, ...works, ...applications, ...own];
  const uuids = records.flatMap((record) => textsOf(record).filter((text) => UUID.test(text)));
  const media = records.flatMap((record) =>
    (JSON.stringify(record).match(/\/media\/[\w./-]+/g) ?? []).slice(0, 2),
  );
  return {
    accountIds: [
      ...artists.flatMap(({ userAccountId }) => (typeof userAccountId === 'string' ? [userAccountId] : [])),
      ...Object.values(ROLE_ACCOUNTS).filter((id) => id !== null),
    ],
    artistIds,
    uuids: [...new Set(uuids)],
    media: [...new Set(media)],
  };
}

/** What the artist among the roles has in the studio. The API answers categories without a page around them. */
async function ownThings(url: string, cookie: string | null) {
  const works = await listOf(url, cookie, apiUrl('/v1/artists/me/artworks'));
  const categories = await callAs(url, cookie, { path: apiUrl('/v1/artists/me/artworks/categories') });
  return [...works, ...recordsSchema.parse(categories)];
}

async function listOf(url: string, cookie: string | null, path: string) {
  const parsed = listSchema.safeParse(await callAs(url, cookie, { path }));
  if (!parsed.success || parsed.data.content.length === 0) throw new Error(`${path} lists nothing`);
  return parsed.data.content;
}

function textsOf(record: Record<string, unknown>): string[] {
  return Object.values(record).filter((value): value is string => typeof value === 'string');
}
