import type { SeedData } from '@/server/db/seed/data';
import { images } from '@/server/db/schema/image';
import { seedArticles } from '@/server/db/seed/seed-articles';
import { seedAccounts, seedArtists } from '@/server/db/seed/seed-people';

/** The one picture that every work has. */
const PICTURE = '0'.repeat(32);

/** The demo's people and articles without its pictures. */
export async function seedDemo(
  orm: Parameters<typeof seedArticles>[0],
  data: SeedData,
  today: string,
): Promise<void> {
  class OnePicture extends Map<string, string> {
    override get = () => PICTURE;
  }
  const context = { data, today, imageIds: new OnePicture(), videoIds: new OnePicture() };
  await orm.insert(images).values({
    id: PICTURE,
    width: 1,
    height: 1,
    color: '#a0a0a0',
    placeholder: 'data:image/webp;base64,',
    mime: 'image/webp',
    bytes: 1,
  });
  await seedAccounts(orm, context, 'a secret of the bench, 32 characters or more');
  const artistIds = await seedArtists(orm, context);
  await seedArticles(orm, context, artistIds);
}
