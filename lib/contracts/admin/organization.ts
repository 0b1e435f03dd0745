import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { organizationList } from '@/lib/lists/admin-member-lists';
import * as adminMessages from '@/lib/messages/admin';
import { accountStatusSchema } from '@/lib/contracts/account';
import { accountIdSchema } from '@/lib/contracts/auth';
import { memberRoleSchema, ORGANIZATION_PROOFS, organizationProofSchema } from '@/lib/contracts/contest';
import { pageSchema } from '@/lib/contracts/envelope';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { passwordLinkPurposeSchema } from '@/lib/contracts/password-link';
import { requiredLine } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';
import { contactSchema, typed } from './member';

/** Organizations and their people, whose accounts operators make (O-63 to O-67). */

const moment = z.iso.datetime({ offset: true });
const total = z.int().min(0);
/** The document by which the organization was verified last, and when; both null for none (O-104). */
const verification = { verifiedBy: organizationProofSchema.nullable(), verifiedAt: moment.nullable() };

export const adminOrganizationRowSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** The login IDs of its owners. */
  owners: z.array(z.string()),
  people: total,
  contests: total,
  ...verification,
  createdAt: moment,
});
export type AdminOrganizationRow = z.infer<typeof adminOrganizationRowSchema>;
export const adminOrganizationPageSchema = pageSchema(adminOrganizationRowSchema);
export const adminOrganizationQuerySchema = listQuerySchema(organizationList);

const personSchema = z.object({
  uuid: z.uuid(),
  accountId: z.string(),
  role: memberRoleSchema,
  status: accountStatusSchema,
  /** Masked, as the address is. */
  name: z.string(),
  email: z.string().nullable(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  /** What a password link would be for; null where none can be sent. */
  linkPurpose: passwordLinkPurposeSchema.nullable(),
  /** The end of the link that was sent last, while it works. */
  linkUntil: moment.nullable(),
});
export type OrganizationPerson = z.infer<typeof personSchema>;

export const adminOrganizationSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  people: z.array(personSchema),
  contests: total,
  ...verification,
  createdAt: moment,
  updatedAt: moment,
  /** Counts its saves and the changes of its people. */
  version: versionSchema,
});
export type AdminOrganization = z.infer<typeof adminOrganizationSchema>;

const organizationName = requiredLine(adminLimits.nameMax, adminMessages.organizationNameRequired);

/** The account that is made for a new member, who sets its password by the link of the invitation. */
const newPersonSchema = z.object({ accountId: typed(accountIdSchema), ...contactSchema.shape });
export type NewPerson = z.output<typeof newPersonSchema>;

/** Body of `POST /v1/admin/organizations`: its name and its first owner. */
export const organizationCreateSchema = z.object({ organizationName, ...newPersonSchema.shape });
export type OrganizationCreate = z.output<typeof organizationCreateSchema>;

/** Body of `PUT /v1/admin/organizations/{uuid}`. */
export const organizationUpdateSchema = z.object({ name: organizationName, version: versionSchema });

/** The value of the form that verifies an organization. */
export const organizationProofFormSchema = z.object({
  verifiedBy: z.string().pipe(z.enum(ORGANIZATION_PROOFS, adminMessages.proofRequired)),
});
/** Body of `PUT /v1/admin/organizations/{uuid}/verification`: by which document; null takes the verification back. */
export const organizationVerifySchema = z.object({
  verifiedBy: organizationProofSchema.nullable(),
  version: versionSchema,
});
export type OrganizationVerify = z.output<typeof organizationVerifySchema>;

/** The values of the forms that add a member; the version of the organization goes with the call. */
export const personInviteSchema = newPersonSchema.extend({ role: memberRoleSchema });
export const personTakeInSchema = z.object({ accountId: accountIdSchema, role: memberRoleSchema });

const saving = { version: versionSchema };
/** Body of `POST …/people`: a new member. */
export const personCreateSchema = personInviteSchema.extend(saving);
export type PersonCreate = z.output<typeof personCreateSchema>;
/** Body of `PUT …/people`: a person who has an organization account, and belongs to no organization. */
export const personJoinSchema = personTakeInSchema.extend(saving);
export type PersonJoin = z.output<typeof personJoinSchema>;
/** Body of `PUT …/people/{accountUuid}`. */
export const personRoleSchema = z.object({ role: memberRoleSchema, ...saving });
export type PersonRole = z.output<typeof personRoleSchema>;
