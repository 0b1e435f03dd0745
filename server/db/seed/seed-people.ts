import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import { parseArtworkSize } from '@/lib/format/artwork-size';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';
import { demoDi } from '@/server/demo/identity/demo-di';
import { hashDi } from '@/server/providers/identity/identity';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { accountUuid, artistUuid, artworkUuid, imageOf, momentFrom, required, userAccountIdOf, uuidOf } from './context';
import type { SeedContext } from './context';
import type { SeedData } from './data';

/** Seeds all accounts. Only the demo accounts have a password; they share one hash. */
export async function seedAccounts(orm: Orm, context: SeedContext, identitySecret: string): Promise<void> {
  const { data } = context;
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  const demo = data.accounts.map(({ artist: _artist, joinedDay, isVerified, ...account }) => ({
    ...account,
    passwordHash,
    diHash: isVerified ? diHashOf(account, identitySecret) : null,
    agreeBusinessEmail: account.roleType.startsWith('ARTIST'),
    agreeBusinessSms: account.roleType.startsWith('ARTIST'),
    ...joined(momentFrom(context, joinedDay, '09:00')),
    uuid: accountUuid(account.accountId),
  }));
  const members = data.members.map(
    ({ joinedDay, lastLoginDay, memo: _memo, organizationName, name, ...member }) => ({
      ...member,
      name: organizationName ?? name,
      uuid: accountUuid(member.accountId),
      ...joined(momentFrom(context, joinedDay, '10:00')),
      lastLoginAt: momentFrom(context, Math.min(lastLoginDay, -1), '20:00'),
    }),
  );
  const ofArtists = data.artists
    .filter(({ key }) => !data.accounts.some((account) => account.artist === key))
    .map((artist, index) => {
      const accountId = userAccountIdOf(data, artist.key);
      return {
        uuid: accountUuid(accountId),
        accountId,
        roleType: 'ARTIST' as const,
        name: artist.nameKo,
        email: artist.email,
        ...joined(momentFrom(context, -400 + index * 5, '09:00')),
      };
    });
  await orm.insert(accounts).values([...demo, ...members, ...ofArtists]);
}

/** The dates of the signup and of the required consents. */
function joined(createdAt: Date) {
  return { createdAt, termsAt: createdAt, privacyRequiredAt: createdAt };
}

/** The identity hash of a person whom the demo verifier knows, as a signup keeps it. */
function diHashOf(
  { accountId, name, birthDate }: Pick<SeedData['accounts'][number], 'accountId' | 'name' | 'birthDate'>,
  identitySecret: string,
): string {
  if (birthDate === null) throw new Error(`${accountId} can't be verified without a birth date`);
  return hashDi(identitySecret, demoDi({ name, birthDate }));
}

/** Seeds artists with their categories and works. The first artist of the file is the newest. */
export async function seedArtists(orm: Orm, context: SeedContext): Promise<Map<string, number>> {
  const { data } = context;
  const ids = new Map<string, number>();
  const rows = data.artists.map((artist, index) => {
    const { key, email: _email, categories: _categories, domesticArea, overseasArea, ...profile } = artist;
    const userAccountId = userAccountIdOf(data, key);
    const createdAt = momentFrom(context, -3 * (index + 1), '11:00');
    return {
      ...profile,
      uuid: artistUuid(key),
      accountUuid: accountUuid(userAccountId),
      userAccountId,
      domesticArea: domesticArea || null,
      overseasArea: overseasArea || null,
      imageId: imageOf(context, `portraits/${key}.webp`),
      createdAt,
      updatedAt: createdAt,
    };
  });
  const inserted = await orm.insert(artists).values(rows).returning({ id: artists.id, uuid: artists.uuid });
  for (const { key } of data.artists) {
    const row = inserted.find(({ uuid }) => uuid === artistUuid(key));
    ids.set(key, required(row, `artist ${key}`).id);
  }
  await seedWorks(orm, context, ids);
  return ids;
}

async function seedWorks(orm: Orm, context: SeedContext, ids: ReadonlyMap<string, number>): Promise<void> {
  const { data } = context;
  const categories = data.artists.flatMap(({ key, categories: names }) =>
    names.map((name, sortOrder) => ({
      uuid: uuidOf('category', key, name),
      artistId: required(ids.get(key), key),
      name,
      sortOrder,
    })),
  );
  await orm.insert(artworkCategories).values(categories);
  const known = new Set(categories.map(({ uuid }) => uuid));
  const rows = data.works.map(({ artist: key, index, file, category, ...work }) => {
    const dimensions = parseArtworkSize(work.size);
    const categoryUuid = category === null ? null : uuidOf('category', key, category);
    if (categoryUuid !== null && !known.has(categoryUuid)) throw new Error(`${file}: ${key} has no ${category}`);
    const createdAt = momentFrom(context, -index - 2, '12:00');
    return {
      ...work,
      uuid: artworkUuid(key, index),
      artistId: required(ids.get(key), key),
      imageId: imageOf(context, file),
      heightCm: dimensions?.height,
      widthCm: dimensions?.width,
      depthCm: dimensions?.depth,
      sortOrder: index,
      categoryUuid,
      categorySortOrder: categoryUuid === null ? null : index,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await orm.insert(artworks).values(rows);
}
