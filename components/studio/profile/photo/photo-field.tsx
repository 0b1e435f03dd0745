'use client';

import clsx from 'clsx';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ArtImage } from '@/components/ui/image/art-image';
import { Button } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import { FieldError } from '@/components/ui/field/field-error';
import { TextButton } from '@/components/ui/action/text-link';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { judgeFiles } from '@/lib/browser/judge-file';
import type { Image } from '@/lib/contracts/image';
import * as imageLimits from '@/lib/limits/image';
import * as studioLimits from '@/lib/limits/studio';
import { labelsOf } from '@/lib/media/file-kind';
import type { ProfileValues } from '@/components/studio/profile/profile-values';
import styles from './photo-field.module.css';
import { PHOTO } from './judge-photo';
import { usePhoto } from './use-photo';

const BOX = { width: studioLimits.photoWidth, height: studioLimits.photoHeight };

interface PhotoFieldProps {
  /** The photo as it is saved. */
  saved: Image | null;
  /** Whether the server keeps what it was cropped from. */
  hasOriginal: boolean;
}

/** The artist's photo: chosen, cropped to its shape, cropped anew. */
export function PhotoField({ saved, hasOriginal }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useId();
  const { control } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController({ control, name: 'photo' });
  const photo = usePhoto(field.value, field.onChange);
  const showCrop = useLazyDialog(
    photo.source !== null,
    async () => (await import('@/components/form/crop-dialog')).CropDialog,
    () => photo.close(),
  );
  const [isOver, setOver] = useState(false);
  const message = photo.problem ?? fieldState.error?.message;
  const isThere = field.value !== null || saved !== null;
  const canCropAgain = field.value === null ? hasOriginal : field.value.origin !== null || hasOriginal;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void judgeFiles([...event.dataTransfer.files].slice(0, 1), PHOTO).then(photo.choose);
  };
  return (
    <div
      role="group"
      aria-label="작가 사진"
      className={styles.photo}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={clsx(styles.frame, !isThere && styles.empty, isOver && styles.over)}>
        {field.value !== null ? (
          // A picture that only this browser has.
          // oxlint-disable-next-line nextjs/no-img-element
          <img className={styles.chosen} src={field.value.url} alt="고른 사진" />
        ) : saved === null ? (
          <p className="t-cap">사진</p>
        ) : (
          <ArtImage image={saved} alt="지금의 사진" sizes="200px" fit="cover" eager maxWidth={480} />
        )}
      </div>
      <div className={styles.words}>
        <p id={`${id}-hint`} className="t-small pre">
          {labelsOf(imageLimits.originalKinds)} 사진을 10MB까지 올릴 수 있어요. 965×1350 비율로 잘라서 보여
          주고, 원본은 공개하지 않아요.
        </p>
        <div className={styles.buttons}>
          <Button
            id={button}
            small
            look="quiet"
            aria-describedby={`${id}-hint ${id}`}
            data-invalid={message === undefined ? undefined : ''}
            aria-busy={photo.isBusy}
            onClick={() => input.current?.click()}
          >
            {isThere ? '다른 사진 고르기' : '사진 고르기'}
          </Button>
          {canCropAgain ? (
            <TextButton aria-disabled={photo.isBusy} onClick={() => void photo.cropAgain()}>
              다시 자르기
            </TextButton>
          ) : null}
          {field.value === null ? null : (
            <TextButton onClick={photo.drop}>{saved === null ? '사진 빼기' : '이전 사진으로'}</TextButton>
          )}
        </div>
        <FieldError id={id}>{message}</FieldError>
      </div>
      <FileInput ref={input} hidden aria-label="작가 사진 파일" rule={PHOTO} onFiles={photo.choose} />
      {photo.source === null
        ? null
        : showCrop({
            source: photo.source.source,
            url: photo.source.url,
            box: BOX,
            minWidth: studioLimits.photoWidthMin,
            hint: '작가 페이지에 보일 부분을 맞춰 주세요.',
            onCropped: photo.take,
            onClose: photo.close,
            findNextFocus: () => document.getElementById(button),
          })}
    </div>
  );
}
