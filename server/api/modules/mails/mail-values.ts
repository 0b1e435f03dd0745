import type { MessageAbout } from '@/lib/contest/message-mail';
import type { RoleType } from '@/lib/contracts/account';
import type { VerifiedOrganization } from '@/lib/contracts/contest';
import type { SocialProvider } from '@/lib/contracts/identity';

/** The values of each mail. */
export interface MailValues {
  'signup-member': { name: string; accountId: string };
  'signup-artist': { name: string; fileCount: number };
  /** For a member who applies to be an artist, or hands in requested documents. */
  'artist-applied': { name: string; fileCount: number; isAgain: boolean };
  'artist-approved': { name: string; accountId: string };
  /** The operator requests other documents; `reason` is the operator's. */
  'artist-documents-requested': { name: string; reason: string };
  'password-changed': { name: string; accountId: string; changedAt: Date };
  /** Sent to the address that the account had before. */
  'email-changed': { name: string; accountId: string; changedAt: Date };
  'phone-changed': { name: string; accountId: string; changedAt: Date };
  /** The account was linked to a provider. */
  'social-linked': { name: string; accountId: string; provider: SocialProvider; linkedAt: Date };
  /** `until` is the last moment to revoke the withdrawal; `pages` is the state of an artist's public pages. */
  withdrawn: { name: string; accountId: string; until: Date; pages: 'none' | 'stay' | 'hidden' };
  /** `isStopped`: the account was stopped before the withdrawal, and is stopped again. */
  'withdrawal-revoked': { name: string; accountId: string; isStopped: boolean };
  /** An operator has stopped the account; `reason` is the operator's. `hidesPages`: an artist's pages went with it. */
  'account-stopped': { name: string; accountId: string; reason: string; hidesPages: boolean };
  'account-restored': { name: string; accountId: string; showsPages: boolean };
  /** An operator has given the account another role. */
  'role-changed': { name: string; accountId: string; roleType: RoleType };
  /** An account was made for an organization; `path` is where its owner sets the password. */
  'organization-invited': {
    name: string;
    accountId: string;
    organization: string | null;
    /** The title of the contest that the account reviews. */
    contest?: string;
    path: string;
    until: Date;
  };
  /** An operator sends a link for a lost password. */
  'password-link': { name: string; accountId: string; path: string; until: Date; isWithdrawn: boolean };
  /** An application to a contest was sent; `lines` are what was sent. */
  'contest-applied': {
    name: string;
    contest: string;
    /** The organization of the contest; null for one that isn't verified. */
    organization: VerifiedOrganization | null;
    receipt: string;
    sentAt: Date;
    isAgain: boolean;
    /** The deadline where the application can be changed until then; null where it is final. */
    editableUntil: Date | null;
    lines: readonly { label: string; text: string }[];
    /** The terms that it was sent under; null for a contest without. */
    terms: { edition: number; lines: readonly { label: string; text: string }[] } | null;
  };
  /** Published terms changed after an application was sent. */
  'contest-terms-changed': {
    name: string;
    contest: string;
    edition: number;
    changes: readonly { label: string; before: string; after: string }[];
    /** Whether what was sent can be sent anew. */
    allowsEdits: boolean;
  };
  /** The end of a contest was moved: `isSent` for who has sent an application, else it was only begun. */
  'contest-end-moved': { name: string; contest: string; before: Date; closesAt: Date; isSent: boolean };
  /** An applicant took back what was sent. */
  'contest-withdrawn': { name: string; contest: string; receipt: string; withdrawnAt: Date };
  /** A reviewer was put on the panel of a contest; `path` leads to its applicants. */
  'contest-juror-added': { name: string; contest: string; organizer: string; path: string };
  /** A contest ends within a day, and an application to it was begun and not sent. */
  'contest-ends-soon': { name: string; contest: string; closesAt: Date };
  /** The decision about an application, in the organizer's words. */
  'contest-decided': { name: string; subject: string; text: string };
  /** A message of an organization to who sent an application or has begun one, in the organizer's words. */
  'contest-message': { name: string; subject: string; text: string } & MessageAbout;
  /** The rule of a contest's jury is another one; its jurors read it. */
  'contest-rule-changed': {
    name: string;
    contest: string;
    contestUuid: string;
    edition: number;
    /** Whether scores have to be given anew. */
    startsOver: boolean;
  };
  /** A round (null: the announcement) of a contest was opened again; its jurors read why. */
  'contest-reopened': {
    name: string;
    contest: string;
    contestUuid: string;
    round: number | null;
    reason: string;
  };
  /** An operator stopped the applications of a contest, or took it from visitors; its owners read why. */
  'contest-stopped': { name: string; contest: string; isWithdrawn: boolean; reason: string; path: string };
  'contest-released': { name: string; contest: string; path: string };
  /** An operator's answer to an inquiry. A guest has no page: the mail is all there is, with links to its files. */
  'inquiry-answered': {
    name: string;
    title: string;
    answer: string;
    isAgain: boolean;
    /** The inquiry's page; null for a guest. */
    path: string | null;
    files: readonly { name: string; url: string }[];
  };
}

export type MailTopic = keyof MailValues;
