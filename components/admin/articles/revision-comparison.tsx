import clsx from 'clsx';
import { writtenArticleSchema, type AdminArticle, type ArticleText } from '@/lib/contracts/admin/article';
import type { Revision } from '@/lib/contracts/admin/article-life';
import type { Image } from '@/lib/contracts/image';
import { lineDifference } from '@/lib/format/line-difference';
import { imageUrl } from '@/lib/media/image-url';
import { ARTICLE_FIELD_LABELS } from '@/lib/options/article-fields';
import { useNamedRecords } from '@/components/admin/parts/use-record-search';
import { differingFields, linesOf, type NamesOfRecords } from './article-words';
import styles from './article-history.module.css';

interface RevisionComparisonProps {
  article: AdminArticle;
  revision: Revision;
}

/** Where an earlier text and the present one differ, field by field. */
export function RevisionComparison({ article, revision }: RevisionComparisonProps) {
  const present = writtenArticleSchema.parse(article);
  // The database keeps the fields of a revision in an order of its own.
  const earlier = writtenArticleSchema.parse(revision.text);
  const names = useNames([present, earlier]);
  const fields = differingFields(article.type, earlier, present);
  const isHtml = article.type !== 'SPECIAL';
  if (fields.length === 0) return <p role="status">지금 글과 같은 내용입니다.</p>;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{ARTICLE_FIELD_LABELS[field]}</dt>
          <dd>
            {isPicture(field) ? (
              <div className={styles.pictures}>
                <Picture label="이때" id={earlier[field]} images={revision.images} />
                <Picture label="지금" id={present[field]} images={article.images} />
              </div>
            ) : (
              <Lines
                before={linesOf(earlier, field, names, isHtml)}
                after={linesOf(present, field, names, isHtml)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PictureField = 'previewImageId' | 'mainImageId' | 'writerImageId';
const isPicture = (field: keyof ArticleText): field is PictureField => field.endsWith('ImageId');

function Lines({ before, after }: { before: string[]; after: string[] }) {
  const lines = lineDifference(before, after);
  if (!lines.some(({ kind }) => kind !== 'same')) {
    return <p className="muted">글은 같고 꾸밈이나 사진이 다릅니다.</p>;
  }
  return (
    <ul className={styles.lines}>
      {lines.map(({ kind, text }, index) => (
        <li key={index} className={clsx(styles.line, kind !== 'same' && styles[kind])}>
          {kind === 'same' ? null : (
            <span className={styles.mark}>{kind === 'before' ? '이때' : '지금'}</span>
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Picture({ label, id, images }: { label: string; id: string | null; images: readonly Image[] }) {
  const image = images.find((each) => each.id === id);
  return (
    <figure>
      <figcaption className="t-cap muted">{label}</figcaption>
      {image === undefined ? (
        <p className="t-cap">{id === null ? '사진 없음' : '없어진 사진'}</p>
      ) : (
        // oxlint-disable-next-line nextjs/no-img-element -- the API makes the variants
        <img src={imageUrl(image)} width={image.width} height={image.height} alt={`${label}의 사진`} />
      )}
    </figure>
  );
}

/** The names of the artists and artworks in these texts. */
function useNames(texts: readonly ArticleText[]): NamesOfRecords {
  const artistIds = texts.flatMap(({ artistId, relatedArtistIds }) =>
    [artistId ?? [], relatedArtistIds].flat(),
  );
  const artworkUuids = texts.flatMap(({ relatedArtworkUuids, contents }) => [
    ...relatedArtworkUuids,
    ...contents.flatMap(({ artworkUuid }) => artworkUuid ?? []),
  ]);
  const artists = useNamedRecords('ARTIST', [...new Set(artistIds.map(String))]).known;
  const artworks = useNamedRecords('ARTWORK', [...new Set(artworkUuids)]).known;
  return {
    artist: (id) => artists.get(String(id))?.name ?? '없어진 작가',
    artwork: (uuid) => artworks.get(uuid)?.name ?? '없어진 작품',
  };
}
