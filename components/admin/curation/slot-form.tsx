import { useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { Part } from '@/components/admin/parts/facts';
import { KEEP_TYPED, resolverOf } from '@/components/admin/parts/record-form';
import { useAction } from '@/components/admin/parts/use-action';

interface SlotFormProps<Body> {
  title: string;
  hint: string;
  schema: z.ZodType<Body>;
  /** What the slot holds, with its version. */
  record: object;
  save: (body: Body) => Promise<unknown>;
  children: ReactNode;
}

/** The form of one slot. After a conflict the latest is loaded under what was chosen; after a save it begins anew. */
export function SlotForm<Body>({ title, hint, schema, record, save, children }: SlotFormProps<Body>) {
  const [round, setRound] = useState(0);
  const { run, isBusy, faults } = useAction({
    resources: ['home', 'audit'],
    done: `${title}: 저장했습니다. 홈에 바로 보입니다.`,
  });
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
          if (await run(() => save(values as Body))) setRound((count) => count + 1);
        }}
      >
        {children}
        <FormAlert>{fault ?? null}</FormAlert>
        <Button type="submit" look="primary" disabled={isBusy} aria-busy={isBusy}>
          {`${title} 저장`}
        </Button>
      </Form>
    </Part>
  );
}
