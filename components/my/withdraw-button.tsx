'use client';

import { useState, type ComponentType } from 'react';
import { offerReload } from '@/components/ui/action/offer-reload';
import { Button } from '@/components/ui/action/button';
import type { RoleType } from '@/lib/contracts/account';
import type { WithdrawalDialogProps } from './withdrawal-dialog';

/** Opens the withdrawal's dialog. Its code is loaded at the first press. */
export function WithdrawButton({ roleType }: { roleType: RoleType }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<WithdrawalDialogProps> | null>(null);

  const open = async () => {
    setOpen(true);
    if (Dialog !== null) return;
    try {
      const { WithdrawalDialog } = await import('./withdrawal-dialog');
      setDialog(() => WithdrawalDialog);
    } catch {
      setOpen(false);
      await offerReload();
    }
  };

  return (
    <>
      <Button
        look="danger"
        aria-haspopup="dialog"
        aria-busy={isOpen && Dialog === null}
        onClick={() => void open()}
      >
        회원 탈퇴
      </Button>
      {isOpen && Dialog !== null ? <Dialog roleType={roleType} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
