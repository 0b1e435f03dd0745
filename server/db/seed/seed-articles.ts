import type { ArticleType } from '@/lib/contracts/article';
import type { Orm } from '@/server/db/client';
import { articleRelatedArtists, articles } from '@/server/db/schema/article';
import { articleUuid, artworkUuid, dayFrom, imageOf, momentFrom, required, uuidOf } from './context';
import type { SeedContext } from './context';
import type { SeedData } from './data';
import { writerPortrait } from './seed-media';

type PeriodArticle = SeedData['exhibitions'][number];

/** How many days before its beginning an article is announced. */
const ANNOUNCED_BEFORE = 21;

/** Seeds the articles of all four types. */
export async function seedArticles(orm: Orm, context: SeedContext, artistIds: ReadonlyMap<string, number>): Promise<void> {
  const { data } = context;
  const artworkUuids = new Map(data.works.map(({ file, artist, index }) => [file, artworkUuid(artist, index)]));
  const specials = data.specials.map((special, index) => {
    const { no, createdDay, artist, previewImage, mainImage, mainContent, relatedArtists: _related, ...rest } = special;
    const uuid = articleUuid('SPECIAL', index + 1);
    const createdAt = momentFrom(context, createdDay, '10:00');
    return {
      ...rest,
      uuid,
      type: 'SPECIAL' as const,
      number: no,
      previewImageId: imageOf(context, previewImage),
      mainImageId: imageOf(context, mainImage),
      artistId: required(artistIds.get(artist), artist),
      content: mainContent,
      contents: special.contents.map(({ title, content, image }, block) => ({
        uuid: uuidOf('block', uuid, block),
        title,
        content,
        imageId: imageOf(context, image),
        artworkUuid: artworkUuids.get(image) ?? null,
      })),
      writerImageId: imageOf(context, writerPortrait(data, special.writer)),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await orm.insert(articles).values(specials);
  const periodRows = [
    ...data.exhibitions.map((article) => periodRow(context, 'EXHIBITION', article, artistIds)),
    ...data.events.map((article) => periodRow(context, 'EVENT', article, artistIds)),
    ...data.news.map((article) => periodRow(context, 'NEWS', article, artistIds)),
  ];
  await orm.insert(articles).values(periodRows);
  const related = data.specials.flatMap(({ relatedArtists }, index) =>
    relatedArtists.map((key, position) => ({
      articleUuid: articleUuid('SPECIAL', index + 1),
      artistId: required(artistIds.get(key), key),
      position,
    })),
  );
  if (related.length > 0) await orm.insert(articleRelatedArtists).values(related);
}

function periodRow(
  context: SeedContext,
  type: Exclude<ArticleType, 'SPECIAL'>,
  article: PeriodArticle,
  artistIds: ReadonlyMap<string, number>,
) {
  const {
    index,
    image,
    imageHint: _hint,
    artist,
    status: _status,
    contestKey: _contest,
    periodFromDay,
    periodToDay,
    ...rest
  } = article;
  const announced = Math.min(periodFromDay - ANNOUNCED_BEFORE, -1 - (index % 14));
  const createdAt = momentFrom(context, announced, `${10 + (index % 8)}:00`);
  return {
    ...rest,
    uuid: articleUuid(type, index),
    type,
    previewImageId: imageOf(context, image),
    mainImageId: imageOf(context, image),
    artistId: required(artistIds.get(artist), artist),
    periodFrom: dayFrom(context, periodFromDay),
    periodTo: dayFrom(context, periodToDay),
    createdAt,
    updatedAt: createdAt,
  };
}
