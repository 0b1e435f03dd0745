import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { KeptTyping } from '@/components/form/use-kept-typing';
import { SentFields } from '@/components/form/sent-fields';
import { FormAlert } from '@/components/ui/field/form-alert';
import { isPartSame, type FormPart } from '@/components/form/conflict/form-parts';
import { FormConflict } from '@/components/admin/parts/form-conflict';
import { Part } from '@/components/admin/parts/facts';
import { KEEP_TYPED, resolverOf } from '@/components/admin/parts/record-form';
import { useAction } from '@/components/admin/parts/use-action';
import { SendButton } from '@/components/ui/action/send-button';
import { ApiFailure } from '@/lib/browser/api-failure';

interface SlotFormProps<Body, Slot extends FieldValues> {
  title: string;
  hint: string;
  schema: z.ZodType<Body>;
  /** What the slot holds, with its version. */
  record: Slot;
  save: (body: Body) => Promise<unknown>;
  /** Reads what the slot holds now. */
  read: () => Promise<Slot>;
  /** Reads it, and shows it under what was chosen here. */
  load: () => Promise<Slot>;
  /** What is compared where another operator saved first. */
  parts: readonly FormPart<Slot>[];
  children: ReactNode;
}

/** The form of one slot. After a conflict both choices are shown; after a save it begins anew. */
export function SlotForm<Body, Slot extends FieldValues>({
  title,
  hint,
  schema,
  record,
  save,
  read,
  load,
  parts,
  children,
}: SlotFormProps<Body, Slot>) {
  const [round, setRound] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const { run, isBusy, faults } = useAction({
    resources: ['home', 'audit'],
    done: `${title}: 저장했습니다. 홈에 바로 보입니다.`,
  });
  const button = useRef<HTMLButtonElement>(null);
  // The element that had the focus was removed with the previous form.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [round]);
  const kept = useRef<Pick<KeptTyping, 'forget'>>(null);
  const [fault] = Object.values(faults);
  return (
    <Part title={title}>
      <p className="t-small muted">{hint}</p>
      <Form
        key={round}
        record={record}
        resolver={resolverOf(schema)}
        resetOptions={KEEP_TYPED}
        sanitizeEmptyValues={false}
        onSubmit={async (values: unknown) => {
          const isSaved = await run(async () => {
            try {
              await save(values as Body);
            } catch (failure) {
              if (!isStale(failure)) throw failure;
              // The slot holds this choice already: an earlier save succeeded without an answer.
              if (isChoiceSame(parts, values as Slot, await read())) return;
              setRefusals((count) => count + 1);
              throw failure;
            }
          });
          if (!isSaved) return;
          kept.current?.forget();
          setRefusals(0);
          setRound((count) => count + 1);
        }}
      >
        <SentFields isSending={isBusy}>
          <FormConflict
            ref={kept}
            name={`home-${title}`}
            refusals={refusals}
            record={record}
            version={record.version}
            load={load}
            parts={parts}
          />
          {children}
        </SentFields>
        <FormAlert>{fault ?? null}</FormAlert>
        <SendButton ref={button} look="primary" isSending={isBusy}>
          {`${title} 저장`}
        </SendButton>
      </Form>
    </Part>
  );
}

/** Compares what operators choose. A part without a label, such as the version, differs after each save. */
const isChoiceSame = <Slot,>(parts: readonly FormPart<Slot>[], one: Slot, other: Slot) =>
  parts.every((part) => part.label === null || isPartSame(part, one, other));
const isStale = (failure: unknown) => failure instanceof ApiFailure && failure.code === 'CONTENT_STALE';
