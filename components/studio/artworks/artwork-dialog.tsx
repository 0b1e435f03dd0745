'use client';

import { useId, useState } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { ContractForm } from '@/components/form/contract-form';
import { KeptNote } from '@/components/form/kept-note';
import { SendingNote } from '@/components/form/sending-note';
import { SentFields } from '@/components/form/sent-fields';
import { reportFailure } from '@/components/shell/report-failure';
import { artworkName } from '@/components/studio/artwork-name';
import { EditFoot } from '@/components/studio/edit-foot';
import { useDroppedFiles } from '@/components/studio/use-dropped-files';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { askToClose } from '@/components/ui/dialog/ask-to-close';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as studioMessages from '@/lib/messages/studio';
import styles from './artwork-dialog.module.css';
import { ArtworkFields } from './artwork-fields';
import { ARTWORK_IMAGE } from './check-image';
import { ImageField } from './image-field';
import { useArtworkForm, type ArtworkFormSetting } from './use-artwork-form';

export interface ArtworkDialogProps extends Omit<ArtworkFormSetting, 'onDone'> {
  onRemoved: (uuid: string) => void;
  onClose: () => void;
  findNextFocus: () => HTMLElement | null;
}

/** Registers an artwork, or changes and removes one. */
export function ArtworkDialog({ onRemoved, onClose, findNextFocus, ...setting }: ArtworkDialogProps) {
  const formId = useId();
  const { form, kept, artwork, conflict, sending, intake, isDirty, submit } = useArtworkForm({
    ...setting,
    onDone: onClose,
  });
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = isRemoving || form.isSending;
  const isOver = useDroppedFiles(ARTWORK_IMAGE, (files) => (isBusy ? undefined : intake.take(files)));

  const close = async () => {
    // Nothing is lost by it: the form is there again.
    if (sending.progress !== null) return sending.cancel();
    if (isBusy) return;
    await askToClose(isDirty, () => {
      // Deliberately discarded text isn't restored the next time.
      kept.forget();
      onClose();
    });
  };

  const remove = async () => {
    if (artwork === null || isBusy) return;
    const { uuid } = artwork;
    const isSure = await askConfirm(studioMessages.artworkRemoveConfirm(artworkName(artwork)), {
      text: studioMessages.artworkRemoveHint,
      confirmLabel: '삭제',
      isDestructive: true,
    });
    if (!isSure) return;
    setRemoving(true);
    try {
      await callApi('delete', '/v1/artists/me/artworks/{uuid}', { params: { uuid } });
      kept.forget();
      await showAlert(studioMessages.artworkRemoved);
      onRemoved(uuid);
    } catch (failure) {
      const isGone = failure instanceof ApiFailure && failure.code === 'NOT_FOUND';
      if (isGone) await showAlert(studioMessages.artworkGone);
      else await reportFailure(failure);
      if (isGone) onRemoved(uuid);
      else setRemoving(false);
    }
  };

  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      width={720}
      title={artwork === null ? '작품 등록' : '작품 수정'}
      onClose={() => void close()}
      findNextFocus={findNextFocus}
      footer={
        <EditFoot
          formId={formId}
          isSending={form.isSending}
          isBusy={isBusy}
          onRemove={artwork === null ? null : remove}
        >
          {artwork === null ? (
            <SendButton small isSending={isBusy} onSend={() => submit('next')}>
              저장하고 계속 등록
            </SendButton>
          ) : undefined}
        </EditFoot>
      }
    >
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <ContractForm
        form={form}
        id={formId}
        aria-label="작품"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void submit('close');
        }}
      >
        <SentFields className={styles.fields} isSending={sending.progress !== null}>
          <ImageField intake={intake} artwork={artwork} isOver={isOver} />
          <ArtworkFields artwork={artwork} chosenUrl={intake.image?.url ?? null} />
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
        {sending.progress === null ? null : (
          <SendingNote
            progress={sending.progress}
            isUpload={intake.image !== null}
            label="이미지를 올리고 있어요"
            checkingLabel="작품을 저장하고 있어요"
            onCancel={sending.cancel}
          />
        )}
      </ContractForm>
    </Dialog>
  );
}
