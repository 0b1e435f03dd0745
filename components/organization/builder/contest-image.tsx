'use client';

import { useId, useRef, type ChangeEvent } from 'react';
import { FieldGroup } from '@/components/form/form-layout';
import { SendingNote } from '@/components/form/sending-note';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { reportFailure } from '@/components/shell/report-failure';
import { Button } from '@/components/ui/button';
import { MattedImage } from '@/components/ui/matted-image';
import { ApiFailure } from '@/lib/browser/api-failure';
import { uploadApi } from '@/lib/browser/upload-api';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import styles from './contest-editor.module.css';
import { isStale, type ContestEditor } from './use-contest-editor';

/** The image of a contest, which its news has too. It is saved as soon as it is chosen. */
export function ContestImage({ editor: { contest, image } }: { editor: ContestEditor }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = useSending();
  const { previewImage, uuid, version } = contest;

  const send = async (file: File) => {
    if (file.size > contestLimits.bytesOf(contestLimits.imageMb))
      return image.setFault(contestMessages.imageTooLarge(contestLimits.imageMb));
    image.setFault(null);
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
    } catch (failure) {
      if (isCancelled(failure)) return;
      if (isStale(failure)) return image.catchUp();
      const fault = failure instanceof ApiFailure ? failure.errors[0]?.message : undefined;
      if (fault === undefined) await reportFailure(failure);
      else image.setFault(fault);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file !== undefined) void send(file);
  };

  return (
    <FieldGroup label="대표 이미지" error={image.fault ?? undefined}>
      {(messageId) => (
        <div className={styles.image} data-invalid={image.fault === null ? undefined : ''}>
          {previewImage === null ? null : (
            <MattedImage ratio={4 / 3} image={previewImage} alt="지금 이미지" sizes="280px" />
          )}
          <p id={id} className="t-cap pre">
            JPG, PNG, WEBP {contestLimits.imageMb}MB까지. 소식과 신청서에 보여요. 고르면 바로 저장돼요.
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
          <input
            ref={input}
            type="file"
            hidden
            accept=".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp"
            aria-label="대표 이미지 파일"
            onChange={choose}
          />
        </div>
      )}
    </FieldGroup>
  );
}
