import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import {
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  type Middleware,
} from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { KeptNote } from '@/components/form/kept-note';
import { useKeptForm } from '@/components/form/use-kept-form';
import type { KeptTyping } from '@/components/form/use-kept-typing';
import type { KeptVersions } from '@/components/form/kept-versions';
import { countUploads, isUpload } from './uploads';
import { useOperator } from './use-operator';

const keptSchema = z.record(z.string(), z.unknown());

type Save = (...call: unknown[]) => Promise<unknown>;

interface KeptRecordProps {
  /** Identifies a form that isn't the screen of a resource. */
  name?: string | undefined;
  ref?: Ref<Pick<KeptTyping, 'forget'>> | undefined;
  versions?: Omit<KeptVersions<FieldValues>, 'names'>;
}

/** Keeps what is typed into any field of a react-admin form, and removes it after a save. */
export function KeptRecord({ name, ref, versions }: KeptRecordProps) {
  const form = useFormContext<FieldValues>();
  const record = useRecordContext<{ id?: string }>();
  const resource = useResourceContext();
  const names = Object.keys(form.getValues());
  const kept = useKeptForm({
    form,
    name: `admin-${name ?? resource}-${record?.id ?? 'new'}`,
    owner: useOperator(),
    versions,
    fields: names.filter((field) => !isUpload(field)),
    schema: keptSchema,
    countFiles: () => countUploads(form, names),
  });
  useImperativeHandle(ref, () => kept);
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  // A screen that redirects after a save unmounts before its form is reset.
  const save = useCallback<Middleware<Save>>(async (...call) => {
    const next = call.pop() as Save;
    const saved = await next(...call);
    latest.current.forget();
    return saved;
  }, []);
  useRegisterMutationMiddleware(save);
  return <KeptNote kept={kept} />;
}
