import { createHash } from 'node:crypto';
import type { RoleType } from '@/lib/contracts/account';
import type { LikeType } from '@/lib/contracts/like';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';
import { banners, homeSlots } from '@/server/db/schema/banner';
import { identityRequests } from '@/server/db/schema/identity';
import { images } from '@/server/db/schema/image';
import { likes } from '@/server/db/schema/like';

type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** Day zero of every fixture; each row is a minute younger than the one before. */
const START = Date.UTC(2026, 0, 1);

/**
 * Rows with everything they need, deterministic: the nth call makes the same row in every run. What a test is
 * about it gives; the rest is filled in.
 */
export function createFactories(orm: Orm) {
  let made = 0;
  const next = () => (made += 1);
  const at = (index: number) => new Date(START + index * 60_000);

  async function image(given: Given<typeof images> = {}) {
    const id = createHash('md5').update(`image ${next()}`).digest('hex');
    return one(
      orm
        .insert(images)
        .values({
          id,
          width: 1400,
          height: 1000,
          color: '#a0b0c0',
          placeholder: 'data:image/webp;base64,AAAA',
          mime: 'image/webp',
          bytes: 1000,
          ...given,
        })
        .returning(),
    );
  }

  async function account(given: Given<typeof accounts> & { roleType?: RoleType } = {}) {
    const index = next();
    return one(
      orm
        .insert(accounts)
        .values({ accountId: `account${index}`, name: `회원 ${index}`, roleType: 'MEMBER', ...given })
        .returning(),
    );
  }

  async function artist(given: Given<typeof artists> = {}) {
    const index = next();
    const owner = await account({ accountId: given.userAccountId ?? `artist${index}`, roleType: 'ARTIST' });
    return one(
      orm
        .insert(artists)
        .values({
          accountUuid: owner.uuid,
          userAccountId: owner.accountId,
          nameKo: `작가 ${index}`,
          imageId: given.imageId ?? (await image()).id,
          createdAt: at(index),
          ...given,
        })
        .returning(),
    );
  }

  async function category(artistId: number, given: Given<typeof artworkCategories> = {}) {
    return one(
      orm
        .insert(artworkCategories)
        .values({ artistId, name: `묶음 ${next()}`, ...given })
        .returning(),
    );
  }

  async function artwork(artistId: number, given: Given<typeof artworks> = {}) {
    const index = next();
    return one(
      orm
        .insert(artworks)
        .values({
          artistId,
          imageId: given.imageId ?? (await image()).id,
          title: `작품 ${index}`,
          year: 2024,
          material: '캔버스에 유채',
          size: '72.7 × 60.6 cm',
          genre: 'WESTERN_PAINTING',
          sortOrder: index,
          createdAt: at(index),
          ...given,
        })
        .returning(),
    );
  }

  async function article(given: Given<typeof articles> = {}) {
    const index = next();
    return one(
      orm
        .insert(articles)
        .values({
          type: 'SPECIAL',
          title: `글 ${index}`,
          previewImageId: given.previewImageId ?? (await image()).id,
          createdAt: at(index),
          ...given,
        })
        .returning(),
    );
  }

  async function banner(given: Given<typeof banners> = {}) {
    const index = next();
    return one(
      orm
        .insert(banners)
        .values({
          placement: 'ART_ARTIST',
          position: index,
          mediaType: 'IMAGE',
          imageId: given.imageId ?? (await image()).id,
          alt: `배너 ${index}`,
          title: `배너 ${index}`,
          ...given,
        })
        .returning(),
    );
  }

  async function homeSlot(given: Given<typeof homeSlots> & Pick<typeof homeSlots.$inferInsert, 'slot'>) {
    return one(
      orm
        .insert(homeSlots)
        .values({ position: next(), ...given })
        .returning(),
    );
  }

  async function like(accountUuid: string, type: LikeType, targetUuid: string) {
    return one(orm.insert(likes).values({ accountUuid, type, targetUuid }).returning());
  }

  /** A person's verification whose result waits to be used. */
  async function verification(given: Given<typeof identityRequests> = {}) {
    const index = next();
    return one(
      orm
        .insert(identityRequests)
        .values({
          uniqueVal: `verification${index}`,
          provider: 'demo',
          secrets: {},
          status: 'VERIFIED',
          name: '김하루',
          birthDate: '1994-03-12',
          genderType: 'FEMALE',
          phoneNum: '01012345678',
          diHash: createHash('sha256').update(`person ${index}`).digest('base64url'),
          expiresAt: new Date(Date.now() + 3_600_000),
          ...given,
        })
        .returning(),
    );
  }

  return { verification, image, account, artist, category, artwork, article, banner, homeSlot, like };
}

async function one<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row;
}
