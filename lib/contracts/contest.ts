import { z } from 'zod';
import * as contestLimits from '@/lib/limits/contest';
import { formFieldsSchema } from './contest-form';
import { termChangeSchema, termsEditionSchema } from './contest-terms';
import { applicationFeedbackSchema } from './application-feedback';
import { fieldErrorSchema } from './envelope';
import { imageSchema } from './image';
import { receivedMessageSchema } from './received-message';
import { asItIs } from './text';

/** Contests as artists see them, and their applications (C-1 to C-39). */

export const CONTEST_TYPES = ['COMPETITION', 'ETC'] as const;
export const contestTypeSchema = z.enum(CONTEST_TYPES);
export type ContestType = z.infer<typeof contestTypeSchema>;

/** Where a contest stands, by the server's clock. */
export const CONTEST_STANDINGS = ['DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED', 'ARCHIVED', 'WITHDRAWN'] as const;
export const contestStandingSchema = z.enum(CONTEST_STANDINGS);
export type ContestStanding = z.infer<typeof contestStandingSchema>;

/** What an operator stopped of a contest (O-98): its applications, or everything that visitors see of it. */
export const contestStopKindSchema = z.enum(['CLOSED', 'WITHDRAWN']);
export type ContestStopKind = z.infer<typeof contestStopKindSchema>;

/** What an operator stopped, when, and why. */
export const contestStopSchema = z.object({
  kind: contestStopKindSchema,
  at: z.iso.datetime({ offset: true }),
  reason: z.string(),
});
export type ContestStop = z.infer<typeof contestStopSchema>;

/** 접수, 검토 중, 선정, 미선정. */
export const APPLICANT_STATUSES = ['PENDING', 'REVIEWING', 'SELECTED', 'REJECTED'] as const;
export const applicantStatusSchema = z.enum(APPLICANT_STATUSES);
export type ApplicantStatus = z.infer<typeof applicantStatusSchema>;

/** The document by which an operator verified an organization (O-104). */
export const ORGANIZATION_PROOFS = ['BUSINESS', 'NONPROFIT', 'MUSEUM', 'PUBLIC'] as const;
export const organizationProofSchema = z.enum(ORGANIZATION_PROOFS);
export type OrganizationProof = z.infer<typeof organizationProofSchema>;

/** An organization that an operator verified, by its own name: a contest's `organizer` is any text. */
export const verifiedOrganizationSchema = z.object({
  name: z.string(),
  proof: organizationProofSchema,
  at: z.iso.datetime({ offset: true }),
});
export type VerifiedOrganization = z.infer<typeof verifiedOrganizationSchema>;

/** An owner of an organization decides and exports; a reviewer reads and scores. */
export const MEMBER_ROLES = ['OWNER', 'REVIEWER'] as const;
export const memberRoleSchema = z.enum(MEMBER_ROLES);
export type MemberRole = z.infer<typeof memberRoleSchema>;

const moment = z.iso.datetime({ offset: true });

/** Answer of `GET /v1/contents/contests/by-article/{articleUuid}` (C-3, C-33). */
export const contestSchema = z.object({
  uuid: z.uuid(),
  contestType: contestTypeSchema,
  title: z.string(),
  organizer: z.string(),
  /** Null for an organization that isn't verified. */
  verifiedOrganization: verifiedOrganizationSchema.nullable(),
  description: z.string(),
  previewImageUrl: z.string().nullable(),
  previewImage: imageSchema.nullable(),
  /** Whether applications are taken now. */
  isActive: z.boolean(),
  isDeadlinePassed: z.boolean(),
  /** What an operator stopped of it, and why; null if nothing is stopped. */
  stop: contestStopSchema.nullable(),
  /** Null for one that isn't planned yet, in its preview. */
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  /** The end before it was extended last; null where it wasn't. */
  extendedFrom: moment.nullable(),
  /** Whether what was sent can be changed until the end. */
  allowsEdits: z.boolean(),
  /** Whether reviewers don't see who applies, and of files images and PDFs alone (C-73). */
  isBlind: z.boolean(),
  formVersion: z.int(),
  /** With the questions that its terms add. */
  formSchemaJson: formFieldsSchema,
  /** Null for one that was published before contests had terms. */
  terms: termsEditionSchema.nullable(),
});
export type Contest = z.infer<typeof contestSchema>;

/** Query of `GET …/by-article/{articleUuid}`: the preview also finds a contest that isn't published. */
export const contestQuerySchema = z.object({
  isInternal: z
    .enum(['true', 'false'])
    .optional()
    .transform((text) => text === 'true'),
});

/** Answer of `GET /v1/contents/contests/{contestUuid}/active`. */
export const contestActiveSchema = z.object({ active: z.boolean() });

/** Answer of `GET /v1/artists/contest-applicable/{contestUuid}`. */
export const contestApplicableSchema = z.object({
  active: z.boolean(),
  /** Whether the artist has sent an application. */
  alreadyApplied: z.boolean(),
  /** Whether the artist has a draft and has sent none. */
  begun: z.boolean(),
});
export type ContestApplicable = z.infer<typeof contestApplicableSchema>;

/** The artist's kept portfolio, as a file of an application. */
export const portfolioEntrySchema = z.object({
  fileName: z.string(),
  bytes: z.int().min(0),
  savedAt: moment,
});
export type PortfolioEntry = z.infer<typeof portfolioEntrySchema>;

/** Answer of `GET /v1/artists/contest-applicants/prefill`: values by field name (C-7). */
export const prefillSchema = z.object({
  values: z.record(z.string(), z.string()),
  /** Null before one is kept. */
  portfolio: portfolioEntrySchema.nullable(),
});
export type Prefill = z.infer<typeof prefillSchema>;

/** Answers as they are kept. They fit the form of their version (`answersSchemaOf`). */
export const answersSchema = z.record(
  z.string(),
  z.union([
    z.string(),
    z.boolean(),
    z.array(z.string()),
    z.array(
      z.object({
        id: z.uuid().nullable(),
        name: z.string(),
        size: z.int(),
        contentType: z.string(),
      }),
    ),
    z.null(),
  ]),
);

/** How far an application is, as its artist sees it. Decisions are shown once they are announced. */
export const APPLICATION_STANDINGS = ['DRAFT', 'SENT', 'IN_REVIEW', 'SELECTED', 'REJECTED'] as const;

/** The caller's application to a contest. */
const applicationSchema = z.object({
  id: z.uuid(),
  /** What is being written; null where nothing is. */
  draft: answersSchema.nullable(),
  /** Goes back with a save. A different number by then means that another tab saved first. */
  draftVersion: z.int(),
  draftedAt: moment.nullable(),
  /** What was sent last. */
  answers: answersSchema.nullable(),
  /** The form that it answers, which may be older than the contest's. */
  fields: formFieldsSchema.nullable(),
  /** The terms that it was sent under, which don't change. */
  terms: termsEditionSchema.nullable(),
  receipt: z.string().nullable(),
  sentAt: moment.nullable(),
  /** The organization of the contest, where it is verified by now. */
  verifiedOrganization: verifiedOrganizationSchema.nullable(),
  /** Null before the announcement, and where the terms promise none. */
  feedback: applicationFeedbackSchema.nullable(),
  /** What the organization wrote since the sending, the newest first (C-102). */
  messages: z.array(receivedMessageSchema),
});
export type OwnApplication = z.infer<typeof applicationSchema>;

/** Answer of `GET /v1/artists/contest-applicants/{contestUuid}`; null before the artist has begun one. */
export const ownApplicationSchema = applicationSchema.nullable();

/** A line of 내 지원 내역. */
export const applicationRowSchema = z.object({
  id: z.uuid(),
  contestUuid: z.uuid(),
  articleUuid: z.uuid().nullable(),
  title: z.string(),
  organizer: z.string(),
  previewImage: imageSchema.nullable(),
  standing: z.enum(APPLICATION_STANDINGS),
  receipt: z.string().nullable(),
  sentAt: moment.nullable(),
  draftedAt: moment.nullable(),
  /** When the contest stops or stopped accepting applications. */
  closesAt: moment.nullable(),
  /** When the organization took it along last, as a table or with its files; null for never. */
  exported: z.object({ at: moment, organization: z.string() }).nullable(),
  /** Whether it can be changed, or sent, now. */
  isOpen: z.boolean(),
  /** Whether it can be taken back now. */
  isRemovable: z.boolean(),
  /** Whether the application has scores and comments to read (C-94). */
  hasFeedback: z.boolean(),
  /** What an operator stopped of the contest, and why; null if nothing is stopped. */
  stop: contestStopSchema.nullable(),
  /** Whether the news of the contest shows changes of its terms (C-104). */
  hasTermsHistory: z.boolean(),
  /** How the terms changed since it was sent, which doesn't apply to it; null where they didn't. */
  termsChange: z
    .object({ edition: z.int(), at: moment, sentEdition: z.int(), changes: z.array(termChangeSchema) })
    .nullable(),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

/** Answer of `GET /v1/artists/contest-applicants`, the newest first. */
export const applicationRowsSchema = z.object({ content: z.array(applicationRowSchema) });

const formData = asItIs('json', contestLimits.answersMax);
const formVersion = z.int().min(1);

/** Body of `POST /v1/artists/contest-applicants/{contestUuid}` (C-38). The documents have `formData` alone: JSON as a text. */
export const applySchema = z.object({
  formData,
  /** The form that was filled in. Another by now is a conflict. */
  formVersion: formVersion.optional(),
  /** The version of the draft that the form began with. Another one is a version conflict. Without it the latest is replaced. */
  draftVersion: z.int().min(0).optional(),
});

/** Body of `PUT /v1/artists/contest-applicants/{contestUuid}/draft`. */
export const applicationDraftSchema = z.object({
  formData,
  formVersion,
  draftVersion: z.int().min(0),
});

/** Answer of `POST`. */
export const applicationBegunSchema = z.object({ id: z.uuid(), draftVersion: z.int() });

/** Answer of `PUT …/draft`. */
export const applicationDraftSavedSchema = applicationBegunSchema.extend({
  /** The invalid parts, which aren't kept. Everything else is. */
  unkept: z.array(fieldErrorSchema),
});

/** Body of `POST …/{id}/files`: a file that was sent to a signed address becomes one of the application. */
export const applicationFileFormSchema = z.object({
  field: asItIs('kept', contestLimits.fieldNameMax),
  /** The address, or its key. */
  upload: asItIs('token', 2000),
});
export const applicationFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
});

/** Body of `PUT …/{id}/uploaded` (C-39). The documents have none. */
export const uploadedSchema = z.object({ draftVersion: z.int().optional() }).optional();

/** Answer of `PUT …/{id}/uploaded`. */
export const applicationSentSchema = z.object({ receipt: z.string(), sentAt: moment });
