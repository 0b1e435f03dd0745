import { Button as ToolButton } from '@mui/material';
import SortIcon from '@mui/icons-material/SwapVert';
import { useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import type { FormPart } from '@/components/form/conflict/form-parts';
import { useConflict } from '@/components/form/conflict/use-conflict';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import * as orderMessages from '@/lib/messages/order';
import { OrderedRows } from './ordered-rows';
import { useBackGuard } from './use-back-guard';

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
  /** Saves an order. @param seen the order that the operator started from */
  save: (order: { uuids: string[]; seen: string[] }) => Promise<unknown>;
  /** Loads the items again. */
  load: () => Promise<readonly Item[]>;
  onClose: () => void;
}

/** Puts all records of a list into an order, which is saved as a whole. */
export function OrderDialog<Item extends { uuid: string }>({
  title,
  label,
  items = [],
  save,
  load,
  onClose,
  ...row
}: OrderDialogProps<Item>) {
  /** The changed order, and the order that the operator started from. */
  const [moved, setMoved] = useState<{ items: readonly Item[]; seen: readonly Item[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const shown = moved?.items ?? items;
  const conflict = useConflict<readonly Item[]>(
    {
      read: () => shown,
      put: (next) => setMoved((known) => ({ items: next, seen: known?.seen ?? items })),
      begin: (latest, merged) => setMoved({ items: merged, seen: latest }),
    },
    [orderPart(row.nameOf)],
  );

  const finish = () => {
    refresh();
    notify('순서를 저장했습니다.');
    onClose();
  };

  async function send() {
    setSaving(true);
    setProblem(null);
    try {
      await save({ uuids: shown.map(uuidOf), seen: (moved?.seen ?? items).map(uuidOf) });
      finish();
    } catch (error) {
      // The order is kept nowhere else, so the page stays.
      const code = error instanceof ApiFailure ? error.code : null;
      setProblem(code === 'UNAUTHORIZED' ? orderMessages.sessionEnded : failureMessage(error));
      if (code === 'ORDER_CHANGED') await compare();
    } finally {
      setSaving(false);
    }
  }

  /**
   * Shows the order that another operator saved first, beside the one that was made here. Finishes where both are the same: an earlier save
   * succeeded without an answer.
   */
  async function compare() {
    try {
      const latest = await load();
      if (isSameOrder(shown, latest)) return finish();
      const base = asFarAsThere(moved?.seen ?? items, latest);
      conflict.begin({ base, latest, typed: asFarAsThere(shown, latest) });
    } catch (error) {
      setProblem(failureMessage(error));
    }
  }

  const isChanged = moved !== null && !isSameOrder(moved.items, moved.seen);
  const isUnsaved = isChanged || conflict.isWaiting;
  useUnsavedGuard(isUnsaved);
  const isAbandoned = () => askConfirm(orderMessages.abandon, orderMessages.abandonAnswers);
  useBackGuard({ hasUnsaved: isUnsaved, isSaving, ask: isAbandoned, onLeave: onClose });
  const close = async () => {
    if (isSaving) return;
    if (!isUnsaved || (await isAbandoned())) onClose();
  };

  return (
    <Dialog
      isOpen
      width={720}
      title={title}
      onClose={() => void close()}
      hasFootInSight
      footer={
        <SendButton look="primary" aria-disabled={!isUnsaved} isSending={isSaving} onSend={send}>
          저장
        </SendButton>
      }
    >
      <ConflictNote conflict={conflict} />
      <OrderedRows
        items={shown}
        idOf={uuidOf}
        onChange={(next) => setMoved({ items: next, seen: moved?.seen ?? items })}
        label={label}
        {...row}
      />
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}

const uuidOf = ({ uuid }: { uuid: string }) => uuid;
const isSameOrder = (one: readonly { uuid: string }[], other: readonly { uuid: string }[]) =>
  one.length === other.length && one.every(({ uuid }, at) => uuid === other[at]?.uuid);

/** Returns an order without removed items, and with new items at its end. */
function asFarAsThere<Item extends { uuid: string }>(
  order: readonly Item[],
  latest: readonly Item[],
): Item[] {
  const there = new Map(latest.map((item) => [item.uuid, item]));
  const kept = order.flatMap(({ uuid }) => there.get(uuid) ?? []);
  return [...kept, ...latest.filter((item) => !kept.includes(item))];
}

const orderPart = <Item extends { uuid: string }>(
  nameOf: (item: Item) => string,
): FormPart<readonly Item[]> => ({
  label: '순서',
  valueOf: (items) => items.map(uuidOf),
  copy: (_, from) => from,
  describe: (items) => items.map((item, index) => `${index + 1}. ${nameOf(item)}`).join('\n'),
});
