'use client';

import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { uploadApi } from '@/lib/browser/upload-api';
import type { InquiryType } from '@/lib/contracts/support';
import { formatTypedPhone } from '@/lib/format/phone';
import * as supportMessages from '@/lib/messages/support';
import { POST_REQUEST_TEMPLATE } from '@/lib/options/support';
import { isBlank } from '@/lib/text/clean';
import { inquiryFormSchema, keptInquirySchema, type InquirySend, type InquiryValues } from './inquiry-schema';
import type { Sender } from './use-sender';

const KEPT_FIELDS = ['type', 'title', 'content', 'email', 'phoneNum'] as const;

/** Where a form stands: the modal's two tabs and the page. Each keeps what is typed for itself. */
export type FormPlace = 'inquiry' | 'post' | 'page';

interface InquiryFormOptions {
  place: FormPlace;
  sender: Sender;
  /** Called when it was sent, before anything is emptied. */
  onSent: () => Promise<void>;
}

/** The form of an inquiry: what it begins with, how it is sent once, and what is kept of it. */
export function useInquiryForm({ place, sender, onSent }: InquiryFormOptions) {
  const sending = useSending();

  const send = async ({ body, files }: InquirySend) => {
    if (!(await askConfirm(supportMessages.sendConfirm))) return;
    const parts = files.map((file) => ({ field: 'files', file, name: file.name }));
    const path = sender.isGuest ? '/v1/support/guest/inquiries' : '/v1/support/inquiries';
    await sending.send((upload) => uploadApi('post', path, { reqDto: body, files: parts, ...upload }));
    kept.forget();
    form.reset(valuesOf(place, sender));
    await onSent();
  };

  const onFailure = (failure: unknown): boolean => {
    if (isCancelled(failure)) {
      form.setAlert(supportMessages.sendCancelled);
      return true;
    }
    if (!(failure instanceof ApiFailure)) return false;
    if (failure.code === 'PAYLOAD_TOO_LARGE')
      form.setError('files', { message: supportMessages.fileTooLarge });
    else return false;
    return true;
  };

  const form = useContractForm<InquiryValues, InquirySend>({
    leaving: 'KEPT',
    schema: inquiryFormSchema(sender),
    defaultValues: valuesOf(place, sender),
    onSubmit: send,
    onFailure,
  });
  const { isDirty } = form.formState;

  const kept = useKeptForm({
    form,
    name: `inquiry-${place}`,
    owner: sender.owner,
    takesGuests: true,
    fields: KEPT_FIELDS,
    schema: keptInquirySchema,
    files: {
      read: () => form.getValues('files'),
      restore: (files) => form.setValue('files', [...files], { shouldDirty: true }),
    },
  });

  /** The category's template stands for an empty text, and goes with the category as long as it is unedited (S-6). */
  const followType = (type: InquiryType | null) => {
    const { content } = form.getValues();
    if (type === 'CONTENT_POST_REQUEST' && isBlank(content))
      form.setValue('content', POST_REQUEST_TEMPLATE, { shouldDirty: true });
    if (type !== 'CONTENT_POST_REQUEST' && content === POST_REQUEST_TEMPLATE) form.setValue('content', '');
  };

  return { form, kept, sending, isDirty, followType };
}

function valuesOf(place: FormPlace, { email, phoneNum }: Sender): InquiryValues {
  const isPost = place === 'post';
  return {
    type: isPost ? 'CONTENT_POST_REQUEST' : null,
    title: '',
    content: isPost ? POST_REQUEST_TEMPLATE : '',
    email,
    phoneNum: formatTypedPhone(phoneNum),
    privacyAgreed: false,
    files: [],
  };
}
