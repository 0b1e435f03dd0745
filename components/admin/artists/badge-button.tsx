import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { callApi } from '@/lib/browser/call-api';
import type { AdminArtist } from '@/lib/contracts/admin/artist';
import { artistName } from '@/lib/format/names';
import * as adminLimits from '@/lib/limits/admin';
import { useAction } from '@/components/admin/parts/use-action';

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

function BadgeDialog({ artist: { id, badge }, name, onClose }: BadgeDialogProps) {
  const [text, setText] = useState(badge ?? '');
  const { run, isBusy, faults } = useAction({
    resources: ['artists', 'audit'],
    done: '배지를 저장했습니다. 작가 페이지에 바로 보입니다.',
  });
  const save = async (next: string | null) => {
    const body = { badge: next, seen: badge };
    const isDone = await run(() => callApi('put', '/v1/admin/artists/{id}/badge', { params: { id }, body }));
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
            <Button look="quiet" disabled={isBusy} onClick={() => void save(null)}>
              배지 떼기
            </Button>
          )}
          <Button look="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => void save(text)}>
            저장
          </Button>
        </>
      }
    >
      <TextField
        label="배지"
        value={text}
        maxLength={adminLimits.badgeMax}
        onChange={({ target }) => setText(target.value)}
        error={faults.badge}
        hint="작가 카드와 작가 페이지의 이름 곁에 보입니다."
      />
    </Dialog>
  );
}
