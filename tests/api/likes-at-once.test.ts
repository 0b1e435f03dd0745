import { eq, sql } from 'drizzle-orm';
import { successSchema } from '@/lib/contracts/envelope';
import { likeResultSchema } from '@/lib/contracts/like';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { againAfterConflict } from '@/server/db/retry';
import { likes } from '@/server/db/schema/like';
import { useTestApi } from '@/tests/support/api';
import type { Sent } from '@/tests/support/api';
import { until } from '@/tests/support/until';

const api = useTestApi();

interface Target {
  type: string;
  uuid: string;
}

/** A PostgreSQL with more to do than connections says 503: who is told so comes again. */
async function change(method: 'POST' | 'DELETE', as: Sent['as'], body: Target) {
  for (;;) {
    const response = await api.request(method, '/v1/users/me/likes', { as, body });
    if (response.status !== 503) return successSchema(likeResultSchema).parse(await response.json()).data;
  }
}

async function members(count: number) {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await api.make.account());
  return made;
}

/** Each of the members likes and takes back in turns, all of them at once. */
function hammer(as: Awaited<ReturnType<typeof members>>, turns: number, target: Target) {
  return Promise.all(
    as.flatMap((member) =>
      Array.from({ length: turns }, (_, turn) => change(turn % 2 === 0 ? 'POST' : 'DELETE', member, target)),
    ),
  );
}

/** The target's stored count and the number of its like rows. */
async function counts({ type, uuid }: Target): Promise<{ kept: number | undefined; rows: number }> {
  const { orm } = api.database;
  const table = type === 'ARTIST' ? artists : type === 'ART_WORK' ? artworks : articles;
  const [kept] = await orm.select({ likeCount: table.likeCount }).from(table).where(eq(table.uuid, uuid));
  const rows = await orm.select().from(likes).where(eq(likes.targetUuid, uuid));
  return { kept: kept?.likeCount, rows: rows.length };
}

const make: Record<string, () => Promise<{ uuid: string }>> = {
  ARTIST: () => api.make.artist(),
  ART_WORK: async () => api.make.artwork((await api.make.artist()).id),
  NEWS: () => api.make.article({ type: 'NEWS' }),
};

async function targetOf(type: string): Promise<Target> {
  const made = await make[type]?.();
  if (made === undefined) throw new Error(`Nothing makes ${type}.`);
  return { type, uuid: made.uuid };
}

describe('likes at once', () => {
  it.each(Object.keys(make))(
    'keeps the count of one %s exact under 200 changes by 20 accounts',
    async (type) => {
      const as = await members(20);
      const target = await targetOf(type);
      await hammer(as, 10, target);
      // In whatever order the calls came, the stored count equals the number of rows.
      const { kept, rows } = await counts(target);
      expect(kept).toBe(rows);

      await Promise.all(as.map((member) => change('POST', member, target)));
      expect(await counts(target)).toEqual({ kept: 20, rows: 20 });
      await Promise.all(as.map((member) => change('DELETE', member, target)));
      expect(await counts(target)).toEqual({ kept: 0, rows: 0 });
    },
  );

  it('counts one account’s many likes at once as one', async () => {
    const as = await api.make.account();
    const target = await targetOf('ARTIST');
    await Promise.all(Array.from({ length: 30 }, () => change('POST', as, target)));
    expect(await counts(target)).toEqual({ kept: 1, rows: 1 });
    await Promise.all(Array.from({ length: 30 }, () => change('DELETE', as, target)));
    expect(await counts(target)).toEqual({ kept: 0, rows: 0 });
  });

  it('keeps all counts exact where the same accounts change several targets in turns', async () => {
    const as = await members(5);
    const all = await Promise.all(Object.keys(make).map(targetOf));
    await Promise.all([...all, ...all.toReversed()].map((target) => hammer(as, 4, target)));
    for (const target of all) {
      const { kept, rows } = await counts(target);
      expect(kept).toBe(rows);
    }
  });

  it('answers 404 or success, never a failure of ours, while the liked thing is removed', async () => {
    const as = await members(4);
    const artist = await api.make.artist();
    for (let round = 0; round < 4; round += 1) {
      const { uuid } = await api.make.artwork(artist.id);
      const target = { type: 'ART_WORK', uuid };
      await Promise.all(as.map((member) => change('POST', member, target)));
      const [, ...answers] = await Promise.all([
        againAfterConflict(() => api.database.orm.delete(artworks).where(eq(artworks.uuid, uuid))),
        ...as.map((member) => api.request('DELETE', '/v1/users/me/likes', { as: member, body: target })),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual(
        [],
      );
      expect(await counts(target)).toEqual({ kept: undefined, rows: 0 });
    }
  });

  it('lets a removal that holds the liked thing go first, without a circle of locks', async () => {
    const as = await api.make.account();
    const { uuid } = await api.make.artwork((await api.make.artist()).id);
    const target = { type: 'ART_WORK', uuid };
    await change('POST', as, target);
    const { taken } = await api.database.orm.transaction(async (transaction) => {
      await transaction.select().from(artworks).where(eq(artworks.uuid, uuid)).for('update');
      const taken = api.request('DELETE', '/v1/users/me/likes', { as, body: target });
      await until(isHeldUp);
      // Fails at once where the unlike that waits holds the like already.
      await transaction
        .select()
        .from(likes)
        .where(eq(likes.targetUuid, uuid))
        .for('update', { noWait: true });
      await transaction.delete(artworks).where(eq(artworks.uuid, uuid));
      return { taken };
    });
    expect((await taken).status).toBe(404);
    expect(await counts(target)).toEqual({ kept: undefined, rows: 0 });
  });
});

/** Whether a statement of this database waits for a lock. The embedded engine lets one transaction in at a time. */
async function isHeldUp(): Promise<boolean> {
  if (api.database.kind === 'pglite') return true;
  const { rows } = await api.database.orm.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.some(({ count }) => count > 0);
}
