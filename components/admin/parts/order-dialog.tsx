import { Button as ToolButton } from '@mui/material';
import SortIcon from '@mui/icons-material/SwapVert';
import { useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { failureMessage } from '@/lib/browser/api-failure';
import { OrderedRows } from './ordered-rows';

/** A button above a list that opens the dialog for its order. */
export function OrderButton({ label, render }: { label: string; render: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton size="small" startIcon={<SortIcon />} onClick={() => setOpen(true)}>
        {label}
      </ToolButton>
      {isOpen ? render(() => setOpen(false)) : null}
    </>
  );
}

interface OrderDialogProps<Item> {
  title: string;
  /** The items' name for those who listen. */
  label: string;
  /** The items in their order; undefined while they are loaded. */
  items: readonly Item[] | undefined;
  nameOf: (item: Item) => string;
  pictureOf?: (item: Item) => ReactNode;
  save: (uuids: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Puts all things of a list into an order, which is saved as a whole. */
export function OrderDialog<Item extends { uuid: string }>({
  title,
  label,
  items = [],
  save,
  onClose,
  ...row
}: OrderDialogProps<Item>) {
  const [moved, setMoved] = useState<Item[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const shown = moved ?? items;

  async function send() {
    setSaving(true);
    try {
      await save(shown.map(({ uuid }) => uuid));
      refresh();
      notify('순서를 저장했습니다.');
      onClose();
    } catch (error) {
      setProblem(failureMessage(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      width={720}
      title={title}
      onClose={onClose}
      hasFootInSight
      footer={
        <Button
          look="primary"
          disabled={isSaving || moved === null}
          aria-busy={isSaving}
          onClick={() => void send()}
        >
          저장
        </Button>
      }
    >
      <OrderedRows items={shown} idOf={({ uuid }) => uuid} onChange={setMoved} label={label} {...row} />
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}
