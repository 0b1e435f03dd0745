'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';

interface AssignJurorsProps {
  contestUuid: string;
  /** The present round. */
  round: number;
  applicantIds: readonly string[];
  /** Runs after their jurors were set. */
  onDone: () => void;
}

/** Lets an owner set which jurors review the selected applicants. */
export function AssignJurors(props: AssignJurorsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const showDialog = useLazyDialog(isOpen, async () => (await import('./assign-dialog')).AssignDialog, close);
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        심사위원 배정
      </Button>
      {isOpen ? showDialog({ ...props, onClose: close }) : null}
    </>
  );
}
