import { useId, useState } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { useConflict } from '@/components/form/conflict/use-conflict';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogForm } from '@/components/ui/dialog/dialog-form';
import { TextField } from '@/components/ui/field/text-field';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { AdminArtist } from '@/lib/contracts/admin/artist';
import { artistName } from '@/lib/format/names';
import { useAction } from '@/components/admin/parts/use-action';
import { SendButton } from '@/components/ui/action/send-button';

interface BadgeButtonProps {
  artist: AdminArtist;
  onOpen: (artist: AdminArtist) => void;
}

/** The badge of an artist in its row. Its dialog is beside the list, because rows change and go while it is open. */
export function BadgeButton({ artist, onOpen }: BadgeButtonProps) {
  return (
    <Button
      small
      look="quiet"
      aria-label={`${artistName(artist)}의 배지 바꾸기`}
      onClick={() => onOpen(artist)}
    >
      {artist.badge ?? '배지 달기'}
    </Button>
  );
}

interface BadgeDialogProps {
  artist: AdminArtist;
  onClose: () => void;
}

const PARTS = partsOfFields<{ badge: string }>({ badge: { label: '배지' } });

/** Sets or removes a badge. Where another operator saved first, both badges are shown. */
export function BadgeDialog({ artist, onClose }: BadgeDialogProps) {
  const form = useId();
  const params = { id: artist.id };
  const [badge, setBadge] = useState(artist.badge);
  const [text, setText] = useState(badge ?? '');
  const conflict = useConflict(
    {
      read: () => ({ badge: text }),
      put: (next) => setText(next.badge),
      begin: (_, merged) => setText(merged.badge),
    },
    PARTS,
  );
  /**
   * Compares with what another operator saved first.
   * @returns whether the wanted badge is saved already: an earlier save succeeded without an answer
   */
  const catchUp = async (wanted: string | null) => {
    const latest = await callApi('get', '/v1/admin/artists/{id}', { params });
    if ((latest.badge ?? '') === (wanted ?? '').trim()) return true;
    conflict.begin({ base: { badge: badge ?? '' }, latest: { badge: latest.badge ?? '' } });
    setBadge(latest.badge);
    return false;
  };
  const { run, isBusy, faults } = useAction({
    resources: ['artists', 'audit'],
    done: '배지를 저장했습니다. 작가 페이지에 바로 보입니다.',
  });
  const save = async (next: string | null) => {
    const body = { badge: next, seen: badge };
    const isDone = await run(async () => {
      try {
        await callApi('put', '/v1/admin/artists/{id}/badge', { params, body });
      } catch (failure) {
        const isStale = failure instanceof ApiFailure && failure.code === 'CONTENT_STALE';
        if (!isStale || !(await catchUp(next))) throw failure;
      }
    });
    if (isDone) onClose();
  };
  const isUnsaved = text !== (badge ?? '') || conflict.isWaiting;
  return (
    <Dialog
      isOpen
      title={`${artistName(artist)}의 배지`}
      hasUnsaved={isUnsaved}
      isSending={isBusy}
      onClose={onClose}
      footer={
        <>
          {badge === null ? null : (
            <SendButton look="quiet" isSending={isBusy} onSend={() => save(null)}>
              배지 떼기
            </SendButton>
          )}
          <SendButton look="primary" isSending={isBusy} form={form}>
            저장
          </SendButton>
        </>
      }
    >
      <ConflictNote conflict={conflict} />
      <DialogForm id={form} onSubmit={() => save(text)}>
        <TextField
          label="배지"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={faults.badge}
          hint="작가 카드와 작가 페이지의 이름 곁에 보입니다."
        />
      </DialogForm>
    </Dialog>
  );
}
