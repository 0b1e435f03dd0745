'use client';

import { useId, useRef } from 'react';
import { FieldGroup } from '@/components/form/form-layout';
import { SendingNote } from '@/components/form/sending-note';
import { useUploads } from '@/components/form/uploads/upload-hold';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { reportFailure } from '@/components/shell/report-failure';
import { Button } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import { atMost, contentRule, type JudgedFile } from '@/lib/browser/judge-file';
import { takenKinds } from '@/lib/media/judge-content';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { MattedImage } from '@/components/ui/image/matted-image';
import { ApiFailure } from '@/lib/browser/api-failure';
import { uploadApi } from '@/lib/browser/upload-api';
import * as contestLimits from '@/lib/limits/contest';
import { labelsOf } from '@/lib/media/file-kind';
import * as imageLimits from '@/lib/limits/image';
import * as contestMessages from '@/lib/messages/contest';
import styles from './contest-editor.module.css';
import { isStale, type ContestEditor } from './use-contest-editor';

/** The image of a contest. */
export const CONTEST_IMAGE = contentRule({
  ...takenKinds(imageLimits.publishedKinds, contestMessages.imageType),
  check: atMost(
    contestLimits.bytesOf(contestLimits.imageMb),
    contestMessages.imageTooLarge(contestLimits.imageMb),
  ),
});

/** The image of a contest, which its news has too. It is saved as soon as it is chosen. */
export function ContestImage({ editor: { contest, image } }: { editor: ContestEditor }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = useSending();
  const { track } = useUploads();
  const { previewImage, uuid } = contest;

  /** @returns whether the image was saved */
  const send = async (file: File, { version }: Pick<typeof contest, 'version'>): Promise<boolean> => {
    try {
      const saved = await sending.send((upload) =>
        uploadApi('put', '/v1/organizations/contests/{uuid}/image', {
          ...upload,
          params: { uuid },
          reqDto: { version },
          files: [{ field: 'image', file, name: file.name }],
        }),
      );
      image.adopt(saved);
      return true;
    } catch (failure) {
      if (isCancelled(failure)) return false;
      if (isStale(failure)) return await sendAfterOther(file);
      const fault = failure instanceof ApiFailure ? failure.errors[0]?.message : undefined;
      if (fault === undefined) await reportFailure(failure);
      else image.setFault(fault);
      return false;
    }
  };

  /** Sends the chosen image again after a version conflict, because the other save may have replaced the image. */
  const sendAfterOther = async (file: File): Promise<boolean> => {
    try {
      const latest = await image.catchUp();
      const isSame = latest.previewImage?.id === previewImage?.id;
      const isSure =
        isSame || (await askConfirm(contestMessages.imageReplaced, { confirmLabel: '고른 이미지로 바꾸기' }));
      return isSure && (await send(file, latest));
    } catch (failure) {
      await reportFailure(failure);
      return false;
    }
  };

  const choose = ([chosen]: readonly JudgedFile[]) => {
    if (chosen === undefined) return;
    image.setFault(chosen.fault);
    if (chosen.fault === null) void track(() => send(chosen.file, contest));
  };

  return (
    <FieldGroup label="대표 이미지" error={image.fault ?? undefined}>
      {(messageId) => (
        <div className={styles.image} data-invalid={image.fault === null ? undefined : ''}>
          {previewImage === null ? null : (
            <MattedImage ratio={4 / 3} image={previewImage} alt="지금 이미지" sizes="280px" />
          )}
          <p id={id} className="t-cap pre">
            {labelsOf(imageLimits.publishedKinds)} {contestLimits.imageMb}MB까지. 소식과 신청서에 보여요.
            고르면 바로 저장돼요.
          </p>
          {sending.progress === null ? (
            <Button
              look="quiet"
              small
              aria-describedby={`${id} ${messageId}`}
              onClick={() => input.current?.click()}
            >
              {previewImage === null ? '이미지 고르기' : '이미지 바꾸기'}
            </Button>
          ) : (
            <SendingNote
              progress={sending.progress}
              isUpload
              label="이미지를 올리고 있어요"
              checkingLabel="이미지를 확인하고 있어요"
              onCancel={sending.cancel}
            />
          )}
          <FileInput ref={input} hidden aria-label="대표 이미지 파일" rule={CONTEST_IMAGE} onFiles={choose} />
        </div>
      )}
    </FieldGroup>
  );
}
