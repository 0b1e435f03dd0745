import { createHash, randomUUID } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
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
import { originals } from '@/server/db/schema/original';

type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** The time of the first row; each further row is a minute younger. */
const START = Date.UTC(2026, 0, 1);

/**
 * Inserts rows for tests. A test gives the columns that it is about; the rest is filled in, the same in every run.
 */
export function createFactories(orm: Orm) {
  let made = 0;
  const next = () => (made += 1);
  const at = (index: number) => new Date(START + index * 60_000);

  /** A row of any table. */
  async function row<Table extends PgTable>(table: Table, values: Table['$inferInsert']) {
    const [made] = (await orm.insert(table).values(values).returning()) as Table['$inferSelect'][];
    if (made === undefined) throw new Error('Nothing was inserted.');
    return made;
  }

  async function image(given: Given<typeof images> = {}) {
    const id = createHash('md5').update(`image ${next()}`).digest('hex');
    return row(images, {
      id,
      width: 1400,
      height: 1000,
      color: '#a0b0c0',
      placeholder: 'data:image/webp;base64,AAAA',
      mime: 'image/webp',
      bytes: 1000,
      ...given,
    });
  }

  /** The private file that an image was made from. Nothing of it is in the storage. */
  async function original(accountUuid: string, given: Given<typeof originals> = {}) {
    const uuid = randomUUID();
    return row(originals, {
      ...{ uuid, accountUuid, storageKey: `originals/${uuid}.jpg`, fileName: 'work.jpg' },
      ...{ mime: 'image/jpeg', bytes: 1000, width: 1400, height: 1000 },
      ...given,
    });
  }

  async function account(given: Given<typeof accounts> & { roleType?: RoleType } = {}) {
    const index = next();
    return row(accounts, {
      accountId: `account${index}`,
      name: `회원 ${index}`,
      roleType: 'MEMBER',
      ...given,
    });
  }

  async function artist(given: Given<typeof artists> = {}, owned: Given<typeof accounts> = {}) {
    const index = next();
    const accountId = given.userAccountId ?? `artist${index}`;
    const owner = await account({ accountId, roleType: 'ARTIST', ...owned });
    return row(artists, {
      accountUuid: owner.uuid,
      userAccountId: owner.accountId,
      nameKo: `작가 ${index}`,
      imageId: given.imageId ?? (await image()).id,
      createdAt: at(index),
      ...given,
    });
  }

  async function category(artistId: number, given: Given<typeof artworkCategories> = {}) {
    return row(artworkCategories, { artistId, name: `묶음 ${next()}`, ...given });
  }

  async function artwork(artistId: number, given: Given<typeof artworks> = {}) {
    const index = next();
    return row(artworks, {
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
    });
  }

  async function article(given: Given<typeof articles> = {}) {
    const index = next();
    return row(articles, {
      type: 'SPECIAL',
      title: `글 ${index}`,
      previewImageId: given.previewImageId ?? (await image()).id,
      createdAt: at(index),
      ...(given.status === 'SCHEDULED' && { publishAt: new Date('2099-01-01T00:00:00Z') }),
      ...given,
    });
  }

  async function banner(given: Given<typeof banners> = {}) {
    const index = next();
    return row(banners, {
      placement: 'ART_ARTIST',
      position: index,
      mediaType: 'IMAGE',
      imageId: given.imageId ?? (await image()).id,
      alt: `배너 ${index}`,
      title: `배너 ${index}`,
      ...given,
    });
  }

  async function homeSlot(given: Given<typeof homeSlots> & Pick<typeof homeSlots.$inferInsert, 'slot'>) {
    return row(homeSlots, { position: next(), ...given });
  }

  async function like(accountUuid: string, type: LikeType, targetUuid: string) {
    return row(likes, { accountUuid, type, targetUuid });
  }

  /** A verification that a person has passed and that is unused. */
  async function verification(given: Given<typeof identityRequests> = {}) {
    const index = next();
    return row(identityRequests, {
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
    });
  }

  return {
    row,
    verification,
    image,
    original,
    account,
    artist,
    category,
    artwork,
    article,
    banner,
    homeSlot,
    like,
  };
}
