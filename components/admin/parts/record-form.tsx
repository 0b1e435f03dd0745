import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  Create,
  DeleteWithConfirmButton,
  Edit,
  SimpleForm,
  Toolbar,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { codeOf, WHOLE } from '@/components/admin/data-provider';
import { reportFailure } from '@/components/shell/report-failure';
import { ApiFailure } from '@/lib/browser/api-failure';
import { OTHER_ACCOUNT } from '@/lib/browser/document-account';
import * as sessionMessages from '@/lib/messages/session';
import type { FormPart } from '@/components/form/conflict/form-parts';
import { SentFields } from '@/components/form/sent-fields';
import { UploadHold, UploadNote, useUploads } from '@/components/form/uploads/upload-hold';
import { SendButton } from '@/components/ui/action/send-button';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import * as formMessages from '@/lib/messages/form';
import { FormConflict } from './form-conflict';
import { KeptRecord } from './kept-record';

type FormSchema = z.ZodType<unknown, never>;

interface FormProps {
  /** The contract of the body. */
  schema: z.ZodType;
  children: ReactNode;
}

/** What is typed stays where the record is loaded again under it: another operator's save, or a reload. */
export const KEEP_TYPED = { keepDirtyValues: true };

interface CreateProps extends FormProps {
  defaults: object;
  /** What is shown after it was made. */
  next?: 'list' | 'edit';
}

/** Makes a record by the contract of its call. */
export function RecordCreate({ schema, children, defaults, next = 'list' }: CreateProps) {
  return (
    <Create redirect={next} mutationMode="pessimistic">
      <UploadHold>
        <SimpleForm
          resolver={resolverOf(schema)}
          defaultValues={defaults}
          resetOptions={KEEP_TYPED}
          sanitizeEmptyValues={false}
          toolbar={<RecordToolbar />}
        >
          <LeavingGuard />
          <KeptRecord />
          <RecordFields>{children}</RecordFields>
        </SimpleForm>
      </UploadHold>
    </Create>
  );
}

interface EditProps<Values extends FieldValues> extends FormProps {
  /** What is compared where another operator saved first: a row for each field of the contract. */
  parts: readonly FormPart<Values>[];
  canDelete?: boolean;
  /** What stands beside the form. */
  aside?: React.ReactElement;
}

/**
 * Changes a record by the contract of its call. Where another operator saved first, the latest record is loaded under what
 * was typed, and both are shown.
 */
export function RecordEdit<Values extends FieldValues>({
  schema,
  children,
  parts,
  canDelete = true,
  aside,
}: EditProps<Values>) {
  const [refusals, setRefusals] = useState(0);
  const onError = useRefusal(() => setRefusals((count) => count + 1));
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: WHOLE }}
      mutationOptions={{ onError, meta: WHOLE }}
      {...(aside && { aside })}
    >
      <UploadHold>
        <SimpleForm
          resolver={resolverOf(schema)}
          resetOptions={KEEP_TYPED}
          sanitizeEmptyValues={false}
          toolbar={<RecordToolbar onRemovalFailed={canDelete ? onError : null} />}
        >
          <LeavingGuard />
          <RecordConflict refusals={refusals} parts={parts} />
          <RecordFields>{children}</RecordFields>
        </SimpleForm>
      </UploadHold>
    </Edit>
  );
}

/** Whether the form has unsaved text. `isDirty` is no sign of it: `KEEP_TYPED` resets it where the record is loaded again under what was typed. */
function useHasUnsaved(): boolean {
  const { dirtyFields, defaultValues = {} } = useFormState();
  const values = useWatch<FieldValues>();
  const isUnsaved = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(defaultValues[name]);
  return Object.keys(dirtyFields).some(isUnsaved);
}

/** Asks before a form with unsaved text is left, as every form of the site does. */
function LeavingGuard() {
  useUnsavedGuard(useHasUnsaved());
  return null;
}

function RecordFields({ children }: { children: ReactNode }) {
  const { saving = false } = useSaveContext();
  return <SentFields isSending={saving}>{children}</SentFields>;
}

function RecordToolbar({
  onRemovalFailed = null,
}: {
  /** Null where the record can't be removed. */
  onRemovalFailed?: ((error: unknown) => void) | null;
}) {
  const { isPending } = useUploads();
  const { saving = false } = useSaveContext();
  const hasUnsaved = useHasUnsaved();
  return (
    <Toolbar sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: '8px' }}>
      {/* react-admin's own is disabled while it saves, and loses the focus. */}
      <SendButton look="primary" small isSending={saving} aria-disabled={!hasUnsaved}>
        {isPending ? formMessages.uploadsPending : '저장'}
      </SendButton>
      <UploadNote />
      {onRemovalFailed === null ? null : (
        <DeleteWithConfirmButton mutationOptions={{ onError: onRemovalFailed }} confirmColor="warning" />
      )}
    </Toolbar>
  );
}

interface RecordConflictProps<Values> {
  refusals: number;
  parts: readonly FormPart<Values>[];
}

/** The record that another operator saved first, beside what was typed here. */
function RecordConflict<Values extends FieldValues>({ refusals, parts }: RecordConflictProps<Values>) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const provider = useDataProvider();
  const client = useQueryClient();
  if (record === undefined) return null;
  const { id } = record;
  const load = async () => {
    const { data } = await provider.getOne(resource, { id, meta: WHOLE });
    client.setQueriesData({ queryKey: [resource, 'getOne', { id: String(id) }] }, data);
    return data as FieldValues as Values;
  };
  return (
    <FormConflict
      refusals={refusals}
      record={record as FieldValues as Values}
      version={Number(record.version)}
      load={load}
      parts={parts}
    />
  );
}

/** Reports a failed save or removal. @param onRefused runs if another operator saved first */
function useRefusal(onRefused: () => void): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const code = codeOf(error);
    if (code === OTHER_ACCOUNT)
      return void reportFailure(new ApiFailure(409, OTHER_ACCOUNT, sessionMessages.otherAccount));
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
      type: 'error',
      autoHideDuration: 8000,
    });
    if (code === 'CONTENT_STALE') onRefused();
  };
}

/** Checks a form by the contract of its call. */
export const resolverOf = (schema: z.ZodType) => zodResolver(schema as FormSchema) as never;
