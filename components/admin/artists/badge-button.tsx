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

/** The badge of an artist, and the dialog in which it is set or removed. */
export function BadgeButton({ artist }: { artist: AdminArtist }) {
  const [isOpen, setOpen] = useState(false);
  const name = artistName(artist);
  return (
    <>
      <Button small look="quiet" aria-label={`${name}의 배지 바꾸기`} onClick={() => setOpen(true)}>
        {artist.badge ?? '배지 달기'}
      </Button>
      {isOpen ? <BadgeDialog artist={artist} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface BadgeDialogProps {
  artist: AdminArtist;
  name: string;
  onClose: () => void;
}

const PARTS = partsOfFields<{ badge: string }>({ badge: { label: '배지' } });

function BadgeDialog({ artist: { id, badge: now }, name, onClose }: BadgeDialogProps) {
  const form = useId();
  const [badge, setBadge] = useState(now);
  const [text, setText] = useState(badge ?? '');
  const [isRefused, setRefused] = useState(false);
  const conflict = useConflict(
    {
      read: () => ({ badge: text }),
      put: (next) => setText(next.badge),
      begin: (_, merged) => setText(merged.badge),
    },
    PARTS,
  );
  // The artist is loaded again after a refused save.
  if (isRefused && now !== badge) {
    setRefused(false);
    setBadge(now);
    conflict.begin({ base: { badge: badge ?? '' }, latest: { badge: now ?? '' } });
  }
  const { run, isBusy, faults } = useAction({
    resources: ['artists', 'audit'],
    done: '배지를 저장했습니다. 작가 페이지에 바로 보입니다.',
  });
  const save = async (next: string | null) => {
    const body = { badge: next, seen: badge };
    const isDone = await run(async () => {
      try {
        await callApi('put', '/v1/admin/artists/{id}/badge', { params: { id }, body });
      } catch (failure) {
        setRefused(failure instanceof ApiFailure && failure.code === 'CONTENT_STALE');
        throw failure;
      }
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      title={`${name}의 배지`}
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
