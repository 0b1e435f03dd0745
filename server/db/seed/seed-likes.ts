import { createHash } from 'node:crypto';
import type { LikeType } from '@/lib/contracts/like';
import type { Orm } from '@/server/db/client';
import { likes } from '@/server/db/schema/like';
import { accountUuid, articleUuid, artistUuid, artworkUuid, momentFrom } from './context';
import type { SeedContext } from './context';

/** The likes of the demo member, whose favorites would be empty without them. */
const OF_MEMBER01 = { artists: ['a02', 'a11', 'a24'], works: ['a12-1', 'a02-2', 'a11-3', 'a05-1'], specials: [12, 11] };

/** Seeds likes. A hash spreads them, so that they differ between targets but not between seedings. */
export async function seedLikes(orm: Orm, context: SeedContext): Promise<void> {
  const { data } = context;
  const targets: { type: LikeType; uuid: string; weight: number }[] = [
    ...data.artists.map(({ key, badge }) => ({
      type: 'ARTIST' as const,
      uuid: artistUuid(key),
      weight: badge === null ? 0.3 : 0.6,
    })),
    ...data.works.map(({ artist, index }) => ({
      type: 'ART_WORK' as const,
      uuid: artworkUuid(artist, index),
      weight: index === 1 ? 0.25 : 0.08,
    })),
    ...data.specials.map((_, index) => ({
      type: 'SPECIAL' as const,
      uuid: articleUuid('SPECIAL', index + 1),
      weight: 0.35,
    })),
    ...data.exhibitions.map(({ index }) => ({
      type: 'EXHIBITION' as const,
      uuid: articleUuid('EXHIBITION', index),
      weight: 0.2,
    })),
  ];
  const rows = data.members.flatMap(({ accountId, joinedDay }) =>
    targets
      .filter(({ uuid, weight }) => share(accountId, uuid) < weight)
      .map(({ type, uuid }) => like(accountId, type, uuid, Math.ceil(joinedDay * share(uuid, accountId)) - 1)),
  );
  const own = [
    ...OF_MEMBER01.artists.map((key) => like('member01', 'ARTIST', artistUuid(key), -3)),
    ...OF_MEMBER01.works.map((work) => {
      const [key = '', index = ''] = work.split('-');
      return like('member01', 'ART_WORK', artworkUuid(key, index), -2);
    }),
    ...OF_MEMBER01.specials.map((index) => like('member01', 'SPECIAL', articleUuid('SPECIAL', index), -2)),
  ];
  await orm.insert(likes).values([...rows, ...own]);

  function like(accountId: string, type: LikeType, targetUuid: string, day: number): typeof likes.$inferInsert {
    return { accountUuid: accountUuid(accountId), type, targetUuid, createdAt: momentFrom(context, day, '21:00') };
  }
}

/** A number from 0 to 1, made from the names. */
function share(...names: string[]): number {
  return createHash('sha256').update(names.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}
