import { z } from 'zod';
import { guestInquiryCreateSchema, inquiryCreateSchema, privacyAgreedSchema } from '@/lib/contracts/support';

const contracts = {
  guest: guestInquiryCreateSchema.omit({ sendKey: true }).extend({ privacyAgreed: privacyAgreedSchema }),
  member: inquiryCreateSchema.omit({ sendKey: true }).extend({ privacyAgreed: z.boolean() }),
};

/** The files lie beside the contract's body. They are judged as they are chosen. */
const filesSchema = z.object({ files: z.array(z.custom<File>()) });

/** The form of an inquiry: its body and its files, as they are sent. */
export const inquiryFormSchema = ({ isGuest }: { isGuest: boolean }) =>
  z
    .intersection(isGuest ? contracts.guest : contracts.member, filesSchema)
    .transform(({ files, privacyAgreed, ...body }) => ({
      body: isGuest ? { ...body, privacyAgreed } : body,
      files,
    }));
export type InquiryValues = z.input<ReturnType<typeof inquiryFormSchema>>;
export type InquirySend = z.output<ReturnType<typeof inquiryFormSchema>>;

/** What is put back into a form that was left. */
export const keptInquirySchema = z
  .object({
    ...{ type: contracts.guest.shape.type.in, title: z.string(), content: z.string() },
    ...{ email: z.string(), phoneNum: z.string() },
  })
  .partial();
