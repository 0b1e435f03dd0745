'use client';

import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { Button } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import { FieldError } from '@/components/ui/field/field-error';
import fieldStyles from '@/components/ui/field/field.module.css';
import { Icon } from '@/components/ui/icon';
import { TextButton } from '@/components/ui/action/text-link';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { formatBytes } from '@/lib/format/bytes';
import * as studioMessages from '@/lib/messages/studio';
import { ARTWORK_IMAGE } from './check-image';
import styles from './image-field.module.css';
import type { ChosenImage, ImageIntake } from './use-image-intake';

interface ImageFieldProps {
  intake: ImageIntake;
  artwork: StudioArtwork | null;
  /** Files are being dragged over the window. */
  isOver: boolean;
}

/** The image of an artwork: a place to drop it on, a button, and what was chosen. */
export function ImageField({ intake, artwork, isOver }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { image, error } = intake;
  const isEmpty = image === null && artwork === null;

  return (
    <div role="group" aria-labelledby={id} className={fieldStyles.field}>
      <p id={id} className={clsx(fieldStyles.label, fieldStyles.required)}>
        작품 이미지
      </p>
      <div
        className={clsx(styles.place, isEmpty && styles.empty, isOver && styles.over)}
        data-invalid={error === undefined ? undefined : ''}
      >
        {isEmpty ? (
          <Icon name="plus" />
        ) : (
          <div className={styles.frame}>
            {image !== null ? (
              <Preview key={image.id} image={image} />
            ) : artwork !== null ? (
              <ArtImage image={artwork.image} alt="지금 이미지" sizes="560px" maxWidth={960} fit="contain" />
            ) : null}
          </div>
        )}
        <Button
          small
          data-first-focus=""
          aria-describedby={`${id}-hint ${id}-message`}
          onClick={() => input.current?.click()}
        >
          {isEmpty ? '이미지 고르기' : '이미지 바꾸기'}
        </Button>
        <p id={`${id}-hint`} className={`t-cap bal ${styles.hint}`}>
          {isOver ? '여기에 놓으면 됩니다.' : isEmpty ? EMPTY_HINT : HINT}
        </p>
        <FileInput
          ref={input}
          hidden
          aria-label="작품 이미지 파일"
          rule={ARTWORK_IMAGE}
          onFiles={intake.take}
        />
      </div>
      {image === null ? null : (
        <p className={`num ${fieldStyles.message} ${styles.chosen}`}>
          {image.name} · {formatBytes(image.bytes)}
          {artwork === null ? null : <TextButton onClick={intake.undo}>원래 이미지로</TextButton>}
        </p>
      )}
      <FieldError id={`${id}-message`}>{error}</FieldError>
    </div>
  );
}

const EMPTY_HINT = 'JPG나 PNG 파일을 끌어다 놓거나 붙여 넣어도 됩니다. 30MB까지 올릴 수 있어요.';
const HINT = '자르지 않고 그대로 보여 드려요. 원본은 나만 내려받을 수 있어요.';

/** The chosen image. A browser that can't read it says so: it is sent all the same. */
function Preview({ image }: { image: ChosenImage }) {
  const [isUnseen, setUnseen] = useState(false);
  if (isUnseen) return <p className={`t-small ${styles.unseen}`}>{studioMessages.imageUnseen}</p>;
  return (
    <picture className={styles.picture}>
      <img src={image.url} alt="고른 이미지" decoding="async" onError={() => setUnseen(true)} />
    </picture>
  );
}
