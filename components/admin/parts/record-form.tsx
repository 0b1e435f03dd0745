import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Create,
  DeleteWithConfirmButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useResourceContext,
} from 'react-admin';
import type { z } from 'zod';
import { codeOf, WHOLE } from '@/components/admin/data-provider';

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
      <SimpleForm
        resolver={resolverOf(schema)}
        defaultValues={defaults}
        warnWhenUnsavedChanges
        sanitizeEmptyValues={false}
      >
        {children}
      </SimpleForm>
    </Create>
  );
}

interface EditProps extends FormProps {
  canDelete?: boolean;
  /** What stands beside the form. */
  aside?: React.ReactElement;
}

/**
 * Changes a record by the contract of its call. Where another operator saved first, the latest record is loaded under what
 * was typed, and the operator is told.
 */
export function RecordEdit({ schema, children, canDelete = true, aside }: EditProps) {
  const onError = useStaleMerge();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: WHOLE }}
      mutationOptions={{ onError, meta: WHOLE }}
      {...(aside && { aside })}
    >
      <SimpleForm
        resolver={resolverOf(schema)}
        resetOptions={KEEP_TYPED}
        warnWhenUnsavedChanges
        sanitizeEmptyValues={false}
        toolbar={
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            <SaveButton />
            {canDelete ? <DeleteRecord /> : null}
          </Toolbar>
        }
      >
        {children}
      </SimpleForm>
    </Edit>
  );
}

function DeleteRecord() {
  const onError = useStaleMerge();
  return <DeleteWithConfirmButton mutationOptions={{ onError }} confirmColor="warning" />;
}

/** Tells of a failed save. A record that another operator saved first is loaded again. */
function useStaleMerge(): (error: unknown) => void {
  const resource = useResourceContext();
  const client = useQueryClient();
  const notify = useNotify();
  return (error) => {
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
      type: 'error',
      autoHideDuration: 8000,
    });
    if (codeOf(error) === 'CONTENT_STALE') void client.invalidateQueries({ queryKey: [resource, 'getOne'] });
  };
}

/** Checks a form by the contract of its call. */
export const resolverOf = (schema: z.ZodType) => zodResolver(schema as FormSchema) as never;
