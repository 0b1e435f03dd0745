'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { z } from 'zod';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { messageFormSchema, type MessageAudience, type MessageForm } from '@/lib/contracts/contest-message';
import * as messageMessages from '@/lib/messages/contest-message';
import { loadRecipients, useRecipients, type Addressing } from './use-recipients';

type MessageValues = z.input<typeof messageFormSchema>;

const KEPT_FIELDS = ['subject', 'text'] as const;
const keptSchema = z.partialRecord(z.enum(KEPT_FIELDS), z.string());

interface MessageFormOptions extends Addressing {
  accountId: string;
  /** Whom the contest may be written to now. */
  audiences: readonly MessageAudience[];
}

/** The form of a message: it counts the recipients, asks, and sends. */
export function useMessageForm({ accountId, contestUuid, applicantId, audiences }: MessageFormOptions) {
  const router = useRouter();
  const to = { contestUuid, applicantId };
  const recipients = useRecipients(to, audiences);
  const form = useContractForm<MessageValues, MessageForm>({
    leaving: 'KEPT',
    schema: messageFormSchema,
    defaultValues: {
      audience: applicantId === null ? 'SENT' : 'ONE',
      ...{ applicantId: applicantId ?? undefined, subject: '', text: '' },
    },
    onSubmit: async (body): Promise<void> => {
      const { audience } = body;
      // Others may have applied since the page was opened.
      const { count, unreachable } = await loadRecipients(to, audience);
      if (count !== recipients.of(audience)?.count) recipients.refresh(audience);
      if (count === 0) form.setAlert(messageMessages.noRecipient);
      if (count === 0 || form.isClosed()) return;
      const isSure = await askConfirm(messageMessages.send(count), {
        text: hintOf(unreachable),
        confirmLabel: '보내기',
      });
      if (!isSure) return;
      const message = await callApi('post', '/v1/organizations/contests/{uuid}/messages', {
        params: { uuid: contestUuid },
        body: { ...body, confirmed: count },
      });
      kept.forget();
      form.reset({ ...form.getValues(), subject: '', text: '' });
      startTransition(() => router.refresh());
      await showAlert(messageMessages.sent(message.sent));
    },
    onFailure: (failure) => {
      // The number of recipients is another one by now.
      if (failure instanceof ApiFailure && failure.status === 409)
        recipients.refresh(form.getValues('audience'));
      return false;
    },
  });
  const { dirtyFields } = form.formState;
  useUnsavedGuard(KEPT_FIELDS.some((name) => dirtyFields[name] === true));
  const kept = useKeptForm({
    form,
    name: `message-${contestUuid}-${applicantId ?? 'many'}`,
    owner: accountId,
    fields: KEPT_FIELDS,
    schema: keptSchema,
  });
  return { form, kept, recipients };
}

const hintOf = (unreachable: number): string =>
  [...(unreachable === 0 ? [] : [messageMessages.unreachable(unreachable)]), messageMessages.sendHint].join(
    '\n',
  );
