import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { memberList, withdrawalList } from '@/lib/lists/admin-member-lists';
import * as adminMessages from '@/lib/messages/admin';
import { accountStatusSchema, roleTypeSchema } from '@/lib/contracts/account';
import { emailSchema } from '@/lib/contracts/auth';
import { memberRoleSchema } from '@/lib/contracts/contest';
import { pageSchema } from '@/lib/contracts/envelope';
import { socialProviderSchema } from '@/lib/contracts/identity';
import { exportQuerySchema, listQuerySchema } from '@/lib/contracts/list-query';
import { passwordLinkPurposeSchema } from '@/lib/contracts/password-link';
import { placeholderRule } from '@/lib/contracts/placeholder-rule';
import { applicationStatusSchema } from '@/lib/contracts/profile';
import { inquiryTypeSchema } from '@/lib/contracts/support';
import { optionalAs, phoneText, requiredLine, requiredLines } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';
import { personalDataSchema } from './inquiry';

/** Accounts as operators see and manage them (O-50 to O-57). */

const moment = z.iso.datetime({ offset: true });
const total = z.int().min(0);

export const memberRowSchema = z.object({
  uuid: z.uuid(),
  accountId: z.string(),
  roleType: roleTypeSchema,
  status: accountStatusSchema,
  /** Masked; empty where the account was emptied. */
  name: z.string(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
});
export type MemberRow = z.infer<typeof memberRowSchema>;
export const memberPageSchema = pageSchema(memberRowSchema);
export const memberQuerySchema = listQuerySchema(memberList);
export const memberExportQuerySchema = exportQuerySchema(memberList);

/** A withdrawn account that may come back. */
export const withdrawalRowSchema = memberRowSchema.omit({ lastLoginAt: true }).extend({
  withdrawnAt: moment,
  revocableUntil: moment,
  /** Days until that, today not counted. */
  daysLeft: total,
});
export type WithdrawalRow = z.infer<typeof withdrawalRowSchema>;
export const withdrawalPageSchema = pageSchema(withdrawalRowSchema);
export const withdrawalQuerySchema = listQuerySchema(withdrawalList);

const consentsSchema = z.object({
  termsAt: moment.nullable(),
  privacyRequiredAt: moment.nullable(),
  privacyOptionalAt: moment.nullable(),
  agreeBusinessEmail: z.boolean(),
  agreeBusinessSms: z.boolean(),
  agreeMarketingEmail: z.boolean(),
  agreeMarketingSms: z.boolean(),
});

export const memberSchema = memberRowSchema.extend({
  /** Masked, as the name is; the whole ones are asked for by a call that is recorded in the audit log. */
  email: z.string().nullable(),
  phoneNum: z.string().nullable(),
  snsType: socialProviderSchema.nullable(),
  hasPassword: z.boolean(),
  stoppedAt: moment.nullable(),
  stopReason: z.string().nullable(),
  withdrawnAt: moment.nullable(),
  /** Until when a withdrawal can be taken back; null where there is none, or it can't any more. */
  revocableUntil: moment.nullable(),
  consents: consentsSchema,
  /** Applications to be an artist, newest first. */
  applications: z.array(
    z.object({
      uuid: z.uuid(),
      status: applicationStatusSchema,
      createdAt: moment,
      decidedAt: moment.nullable(),
    }),
  ),
  inquiries: z.object({
    total,
    /** The newest ones. */
    latest: z.array(
      z.object({
        uuid: z.uuid(),
        type: inquiryTypeSchema,
        title: z.string(),
        createdAt: moment,
        answeredAt: moment.nullable(),
      }),
    ),
  }),
  artist: z
    .object({ name: z.string(), isPublic: z.boolean(), artworkCount: total, likeCount: total })
    .nullable(),
  organization: z
    .object({
      uuid: z.uuid(),
      name: z.string(),
      role: memberRoleSchema,
      /** Whether the account owns it, and no other owner can log in. */
      isOnlyOwner: z.boolean(),
    })
    .nullable(),
  contestApplications: total,
  likes: z.object({ artists: total, artworks: total, articles: total }),
  /** The roles that an operator may give to the account as it is. */
  roleChanges: z.array(roleTypeSchema),
  /** Whether an operator may withdraw it for its owner, who can't. */
  mayWithdraw: z.boolean(),
  /** What a password link would be for; null where none can be sent. */
  linkPurpose: passwordLinkPurposeSchema.nullable(),
  /** The end of the link that was sent last, while it works. */
  linkUntil: moment.nullable(),
  /** Counts the saves of the profile; a save of the contact names it. */
  version: versionSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** What an operator opens, which is recorded in the audit log. */
export const openedMemberSchema = personalDataSchema.extend({ birthDate: z.iso.date().nullable() });
export type OpenedMember = z.infer<typeof openedMemberSchema>;

/** Body of `PUT /v1/admin/members/{uuid}/role`. `from` is the role that the operator saw. */
export const roleChangeSchema = z.object({ from: roleTypeSchema, to: roleTypeSchema });
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** Body of `PUT /v1/admin/members/{uuid}/stop`: what the owner reads at login and in a mail. */
export const memberStopSchema = z.object({
  reason: requiredLines(adminLimits.reasonMax, adminMessages.stopReasonRequired).superRefine(
    placeholderRule([]),
  ),
});

/** A text that a form of the back office holds as null where nothing is typed. */
export const typed = <Schema extends z.ZodType<string | null, string>>(schema: Schema) =>
  z
    .string()
    .nullable()
    .transform((text) => text ?? '')
    .pipe(schema);

/** Name and contact of a person whose account operators made. */
export const contactSchema = z.object({
  name: requiredLine(adminLimits.nameMax, adminMessages.personNameRequired),
  email: typed(emailSchema),
  /** Digits only; may be left out. */
  phoneNum: optionalAs(phoneText({ invalid: adminMessages.phoneNumRule, takes: 'any', as: 'digits' })),
});
export type Contact = z.output<typeof contactSchema>;

/** Body of `PUT /v1/admin/members/{uuid}/contact`, of people of organizations. */
export const contactUpdateSchema = contactSchema.extend({ version: versionSchema });
export type ContactUpdate = z.output<typeof contactUpdateSchema>;
