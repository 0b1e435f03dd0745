import clsx from 'clsx';
import { artworkName } from '@/components/studio/artwork-name';
import { IconButton } from '@/components/ui/action/button';
import { MattedImage } from '@/components/ui/image/matted-image';
import { Skeleton, SkeletonLabel } from '@/components/ui/state/skeleton';
import type { StudioArtwork, StudioCategory } from '@/lib/contracts/studio-artwork';
import { titleLanguage } from '@/lib/format/names';
import * as studioMessages from '@/lib/messages/studio';
import styles from './studio-artwork-card.module.css';

/** The frame is a quarter of what the menu leaves, a third, or half of the window. */
const SIZES = '(min-width: 1051px) 242px, (min-width: 769px) 30vw, 46vw';

interface StudioArtworkCardProps {
  artwork: StudioArtwork;
  category: StudioCategory | undefined;
  onEdit: () => void;
  onDownload: () => void;
  isDownloading: boolean;
  /** While works are being chosen; null at other times. */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null;
}

/** The button that gets the focus when an artwork was saved. */
export const editButtonId = (uuid: string) => `edit-${uuid}`;

/** One of the artist's own works: uncropped on its mat, with what can be done with it. */
export function StudioArtworkCard(props: StudioArtworkCardProps) {
  const { artwork, category, choice } = props;
  const { year, material, original } = artwork;
  const picture = (
    <MattedImage image={artwork.image} ratio={1} canFill={false} alt="" sizes={SIZES} maxWidth={640} />
  );
  return (
    <li className={styles.work}>
      {choice === null ? (
        // For the pointer alone: keys and those who listen have the button below.
        <button
          type="button"
          className={styles.frame}
          tabIndex={-1}
          aria-hidden="true"
          onClick={props.onEdit}
        >
          {picture}
        </button>
      ) : (
        <label className={clsx(styles.frame, styles.choice)}>
          {picture}
          <input
            type="checkbox"
            checked={choice.isChosen}
            disabled={original === null}
            aria-label={`${artworkName(artwork)} 선택`}
            onChange={({ target }) => choice.onChoose(target.checked)}
          />
        </label>
      )}
      <h2 className={styles.title} lang={titleLanguage(artwork)}>
        {artworkName(artwork)}
      </h2>
      <p className={`t-cap num ${styles.facts}`}>
        {year} · {material}
      </p>
      <div className={styles.actions}>
        {choice === null ? <CardButtons {...props} /> : original === null ? <NoOriginal /> : null}
        {category === undefined ? null : (
          <span className={styles.category}>
            <span className="vh">카테고리 </span>
            {category.name}
            {category.isHidden ? ' · 숨김' : ''}
          </span>
        )}
      </div>
    </li>
  );
}

function CardButtons({ artwork, onEdit, onDownload, isDownloading }: StudioArtworkCardProps) {
  const name = artworkName(artwork);
  return (
    <span className={styles.buttons}>
      <IconButton id={editButtonId(artwork.uuid)} icon="edit" label={`${name} 수정`} onClick={onEdit} />
      {artwork.original === null ? (
        <NoOriginal />
      ) : (
        <IconButton
          icon="download"
          label={`${name} 이미지 내려받기`}
          aria-disabled={isDownloading}
          aria-busy={isDownloading}
          onClick={onDownload}
        />
      )}
    </span>
  );
}

function NoOriginal() {
  return (
    <span className={`t-cap ${styles.none}`} title={studioMessages.originalMissingHint}>
      {studioMessages.originalMissing}
    </span>
  );
}

/** The place of a work that comes into sight next. */
export function StudioArtworkPlace() {
  return (
    <div className={styles.place}>
      <Skeleton ratio={1} />
      <SkeletonLabel />
    </div>
  );
}
