import type { FormPart } from '@/components/form/conflict/form-parts';
import type { SavedChange } from '@/components/form/conflict/use-conflict';
import { NamedRecords } from '@/components/admin/parts/named-records';
import { SmallPicture } from '@/components/admin/parts/small-picture';
import type { AdminArticle, ArticleText } from '@/lib/contracts/admin/article';
import { fieldsOf } from '@/lib/contracts/admin/article-life';
import type { ArticleType } from '@/lib/contracts/article';
import { formatZonedMoment } from '@/lib/format/moment';
import { ARTICLE_STATUS_LABELS } from '@/lib/options/admin';
import { ARTICLE_FIELD_LABELS } from '@/lib/options/article-fields';
import type { ArticleValues } from './article-values';
import { linesOf } from './article-words';

/** The parts of an article's form, one for each field of its type. */
export function articleParts(type: ArticleType): FormPart<ArticleValues>[] {
  return fieldsOf(type).map((name) => ({
    label: ARTICLE_FIELD_LABELS[name],
    valueOf: (values) => values[name],
    copy: (values, from) => ({ ...values, [name]: from[name] }),
    describe: (values) => describe(values, name, type),
  }));
}

/** Describes the whole value of a field. */
function describe(values: ArticleValues, name: keyof ArticleText, type: ArticleType) {
  if (name === 'previewImageId' || name === 'mainImageId' || name === 'writerImageId') {
    const id = values[name];
    return id === null ? '' : <SmallPicture id={id} label={ARTICLE_FIELD_LABELS[name]} />;
  }
  if (name === 'artistId') return <NamedRecords kind="ARTIST" ids={[values.artistId ?? []].flat()} />;
  if (name === 'relatedArtistIds')
    return <NamedRecords kind="ARTIST" ids={textOf(values).relatedArtistIds} />;
  if (name === 'relatedArtworkUuids')
    return <NamedRecords kind="ARTWORK" ids={textOf(values).relatedArtworkUuids} />;
  return linesOf(textOf(values), name, NO_NAMES, type !== 'SPECIAL').join('\n');
}

/** The values with the type that is saved. */
const textOf = (values: ArticleValues) => values as ArticleText;

/** `describe` shows the names of artists and artworks itself. */
const NO_NAMES = { artist: String, artwork: String };

/** Describes a changed status of the article. The status isn't a field of the form. */
export function statusChange(
  before: AdminArticle,
  now: AdminArticle,
): Pick<SavedChange, 'label' | 'theirs'>[] {
  if (before.status === now.status && before.publishAt === now.publishAt) return [];
  const moment = now.publishAt === null ? '' : ` · ${formatZonedMoment(new Date(now.publishAt))}`;
  return [{ label: '상태', theirs: `${ARTICLE_STATUS_LABELS[now.status]}${moment}` }];
}
