'use client';

import { useRef, useState } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FileInput } from '@/components/ui/field/file-input';
import { FormAlert } from '@/components/ui/field/form-alert';
import { atMost, contentRule } from '@/lib/browser/judge-file';
import * as imageLimits from '@/lib/limits/image';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { takenKinds } from '@/lib/media/judge-content';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { EmptyState } from '@/components/ui/state/empty-state';
import { artworkName } from '@/components/studio/artwork-name';
import type { Picture } from '@/lib/contracts/portfolio';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import styles from './cover-dialog.module.css';

/** The picture of a cover. */
export const COVER_PICTURE = contentRule({
  ...takenKinds(imageLimits.publishedKinds, portfolioMessages.coverType),
  check: atMost(portfolioLimits.coverBytes, portfolioMessages.coverTooLarge),
});

interface CoverDialogProps {
  artworks: readonly StudioArtwork[];
  /** The address of the cover's picture; null where it has none. */
  current: string | null;
  isSending: boolean;
  onChoose: (picture: Picture) => void;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** The cover's picture: one of the artworks, or a file. */
export function CoverDialog({ artworks, current, isSending, onChoose, onFile, onClose }: CoverDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      isFullOnPhones
      width={720}
      title="표지 이미지"
      onClose={onClose}
      footer={
        <>
          <Button
            small
            aria-disabled={isSending}
            aria-busy={isSending}
            onClick={() => (isSending ? undefined : input.current?.click())}
          >
            {isSending ? '올리는 중' : '다른 이미지 올리기'}
          </Button>
          <Button small look="primary" onClick={onClose}>
            완료
          </Button>
        </>
      }
    >
      <FileInput
        ref={input}
        className="vh"
        tabIndex={-1}
        aria-label="표지 이미지 파일"
        rule={COVER_PICTURE}
        onFiles={([chosen]) => {
          setFault(chosen?.fault ?? null);
          if (chosen?.fault === null) onFile(chosen.file);
        }}
      />
      <FormAlert>{fault}</FormAlert>
      {artworks.length === 0 ? (
        <EmptyState title="등록한 작품이 없어요" hint="작품을 등록하거나 다른 이미지를 올려 주세요." />
      ) : (
        <fieldset className={styles.pictures}>
          <legend className="t-small">작품에서 고르기</legend>
          {artworks.map(({ uuid, title, titleEn, image, imageUrl }) => (
            <label key={uuid} className={styles.picture}>
              <input
                type="radio"
                name="portfolio-cover"
                aria-label={artworkName({ title, titleEn })}
                checked={imageUrl === current}
                onChange={() => onChoose({ imageUrl, width: image.width, height: image.height })}
              />
              <ArtImage image={image} alt="" sizes="120px" maxWidth={320} fit="contain" />
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
