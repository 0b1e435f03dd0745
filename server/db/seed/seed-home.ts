import type { BannerPlacement } from '@/lib/contracts/banner';
import type { Orm } from '@/server/db/client';
import { banners, homeSlots } from '@/server/db/schema/banner';
import { articleUuid, imageOf, momentFrom, required, uuidOf } from './context';
import type { SeedContext } from './context';
import type { BannerData } from './data-schemas';

/** Seeds the banners and the choices for the home page. */
export async function seedHome(orm: Orm, context: SeedContext, artistIds: ReadonlyMap<string, number>): Promise<void> {
  const { banners: given, home } = context.data;
  const rows = (placement: BannerPlacement, list: BannerData[]) =>
    list.map((banner) => bannerRow(context, placement, banner, artistIds));
  await orm
    .insert(banners)
    .values([...rows('HOME_MAIN', given.main), ...rows('HOME_SUB', given.sub), ...rows('ART_ARTIST', given.artArtist)]);
  await orm.insert(homeSlots).values([
    ...home.artistsOfTheMonth.map((key, position) => ({
      slot: 'ARTIST' as const,
      position,
      artistId: required(artistIds.get(key), key),
    })),
    {
      slot: 'SPECIAL' as const,
      position: 0,
      articleUuid: articleUuid('SPECIAL', home.articleSpecial.index),
      titleLines: home.articleSpecial.lines,
    },
    ...home.articles.map(({ type, index }, position) => ({
      slot: 'ARTICLE' as const,
      position,
      articleUuid: articleUuid(type, index),
    })),
  ]);
}

function bannerRow(
  context: SeedContext,
  placement: BannerPlacement,
  banner: BannerData,
  artistIds: ReadonlyMap<string, number>,
): typeof banners.$inferInsert {
  const { order, mediaType, image, poster, link, eyebrow, title, subTitle, note, alt } = banner;
  return {
    uuid: uuidOf('banner', placement, order),
    placement,
    position: order,
    mediaType,
    imageId: imageOf(context, poster ?? image),
    videoId: mediaType === 'MP4' ? required(context.videoIds.get(image), image) : null,
    alt,
    eyebrow: eyebrow ?? null,
    title,
    subTitle,
    note: note ?? null,
    ...linkColumns(link, artistIds),
    createdAt: momentFrom(context, -30, '09:00'),
  };
}

function linkColumns(link: BannerData['link'], artistIds: ReadonlyMap<string, number>) {
  switch (link.type) {
    case 'ARTIST':
      return { linkArtistId: required(artistIds.get(link.index), link.index) };
    case 'PATH':
      return { linkPath: link.path };
    case 'SPECIAL':
    case 'EXHIBITION':
    case 'EVENT':
    case 'NEWS':
      return { linkArticleUuid: articleUuid(link.type, link.index) };
  }
}
