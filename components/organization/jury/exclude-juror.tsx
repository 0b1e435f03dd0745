'use client';

import { useState } from 'react';
import { TextButton } from '@/components/ui/action/text-link';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';

interface ExcludeJurorProps {
  contestUuid: string;
  applicantId: string;
  /** Runs after a juror was excluded: the applicant's scores are reckoned anew. */
  onDone: () => void;
}

/** Lets an owner exclude a juror from an applicant (제척). */
export function ExcludeJuror(props: ExcludeJurorProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const showDialog = useLazyDialog(
    isOpen,
    async () => (await import('./exclude-dialog')).ExcludeDialog,
    close,
  );
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>심사위원 제척</TextButton>
      {isOpen ? showDialog({ ...props, onClose: close }) : null}
    </>
  );
}
