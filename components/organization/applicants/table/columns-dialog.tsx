'use client';

import { Button } from '@/components/ui/action/button';
import { CheckboxGroup } from '@/components/ui/field/checkbox-group';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { FormField } from '@/lib/contracts/contest-form';

interface ColumnsDialogProps {
  possible: readonly FormField[];
  chosen: readonly string[];
  onChoose: (names: readonly string[]) => void;
  onClose: () => void;
}

/** Which answers the table shows. The table behind follows at once. */
export function ColumnsDialog({ possible, chosen, onChoose, onClose }: ColumnsDialogProps) {
  return (
    <Dialog
      isOpen
      title="표에 보일 답변"
      onClose={onClose}
      footer={
        <Button small look="primary" onClick={onClose}>
          완료
        </Button>
      }
    >
      <CheckboxGroup
        legend="짧은 답변"
        hint="고른 답변은 이 브라우저에만 남아요."
        options={Object.fromEntries(possible.map(({ name, label }) => [name, label]))}
        chosen={chosen}
        onChange={onChoose}
      />
    </Dialog>
  );
}
