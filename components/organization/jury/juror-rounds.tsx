'use client';

import { useState } from 'react';
import { TextButton } from '@/components/ui/action/text-link';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { Juror } from '@/lib/contracts/organization-jury';

interface JurorRoundsProps {
  contestUuid: string;
  juror: Juror;
  /** The present round. */
  round: number;
  onChanged: () => void;
}

/** Lets an owner set the rounds that a juror reviews. */
export function JurorRounds(props: JurorRoundsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const showDialog = useLazyDialog(isOpen, async () => (await import('./rounds-dialog')).RoundsDialog, close);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        차수<span className="vh">: {props.juror.name}</span>
      </TextButton>
      {isOpen ? showDialog({ ...props, onClose: close }) : null}
    </>
  );
}
