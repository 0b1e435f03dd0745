'use client';

import { useState } from 'react';
import { TextButton } from '@/components/ui/action/text-link';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';

interface DeclareExclusionProps {
  contestUuid: string;
  applicantId: string;
  receipt: string;
  /** Runs after it was declared: the applicant isn't the juror's any more. */
  onDone: () => void;
}

/** Lets a juror say that they don't review an applicant (회피). */
export function DeclareExclusion(props: DeclareExclusionProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const showDialog = useLazyDialog(
    isOpen,
    async () => (await import('./declare-dialog')).DeclareDialog,
    close,
  );
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>제척·회피 신고</TextButton>
      {isOpen ? showDialog({ ...props, onClose: close }) : null}
    </>
  );
}
