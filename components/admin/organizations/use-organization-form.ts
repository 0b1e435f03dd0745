import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { MEMBER_RESOURCES } from '@/components/admin/members/member-resources';
import { useContractForm } from '@/components/form/use-contract-form';
import { ApiFailure } from '@/lib/browser/api-failure';

interface OrganizationFormOptions<Values extends FieldValues, Output> {
  schema: z.ZodType<Output, Values>;
  defaultValues: DefaultValues<Values> & Values;
  send: (values: Output) => Promise<unknown>;
  done: string;
  onDone: () => void;
  /** For a form of one choice. */
  leaving?: 'FORGOTTEN';
}

/** A form that changes an organization. After a conflict the organization is loaded again under what was typed. */
export function useOrganizationForm<Values extends FieldValues, Output>({
  send,
  done,
  onDone,
  ...options
}: OrganizationFormOptions<Values, Output>) {
  const client = useQueryClient();
  const notify = useNotify();
  const reload = () =>
    Promise.all(MEMBER_RESOURCES.map((name) => client.invalidateQueries({ queryKey: [name] })));
  return useContractForm({
    leaving: 'ASKED',
    ...options,
    onSubmit: async (values) => {
      await send(values);
      await reload();
      notify(done);
      onDone();
    },
    onFailure: (failure) => {
      if (failure instanceof ApiFailure && failure.status === 409) void reload();
      return false;
    },
  });
}
