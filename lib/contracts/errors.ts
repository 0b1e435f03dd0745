import * as adminMessages from '@/lib/messages/admin';
import * as authMessages from '@/lib/messages/auth';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import * as myMessages from '@/lib/messages/my';
import * as networkMessages from '@/lib/messages/network';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as searchMessages from '@/lib/messages/search';
import * as signupMessages from '@/lib/messages/signup';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { GENERAL_ERRORS } from './general-errors';

/**
 * The error catalogue: code → HTTP status → what people read.
 * Services throw a code; nothing else decides a status or a sentence.
 */
export const ERRORS = {
  ...GENERAL_ERRORS,

  PAGE_INVALID: { status: 400, message: '페이지는 0 이상이어야 합니다' },
  SIZE_INVALID: { status: 400, message: '크기는 1에서 100 사이여야 합니다' },
  DIRECTION_INVALID: { status: 400, message: '정렬 방향은 asc 또는 desc여야 합니다' },
  SORT_INVALID: { status: 400, message: '사용할 수 없는 정렬 기준입니다' },
  STORAGE_FULL: {
    status: 503,
    message: '저장 공간이 부족하여 요청을 처리하지 못했습니다. 잠시 후 다시 시도해주세요',
  },

  /** A key that was used with other content (draft-ietf-httpapi-idempotency-key-header). */
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: networkMessages.keyReused },
  /** The first call with this key still runs. */
  IDEMPOTENCY_KEY_BUSY: { status: 409, message: networkMessages.keyBusy },

  // Codes of one feature each.
  LOGIN_FAILED: { status: 401, message: authMessages.loginFailed },
  TOKEN_EXPIRED: { status: 401, message: authMessages.tokenExpired },
  TOKEN_INVALID_FORMAT: { status: 401, message: authMessages.tokenInvalidFormat },
  TOKEN_MISSING_CLAIMS: { status: 401, message: authMessages.tokenMissingClaims },
  TOKEN_INVALID_ROLE: { status: 401, message: authMessages.tokenInvalidRole },
  PASSWORD_GRANT_EXPIRED: { status: 401, message: authMessages.passwordGrantExpired },
  SOCIAL_LOGIN_FAILED: { status: 401, message: authMessages.socialLoginFailed },
  IDENTITY_FAILED: { status: 400, message: authMessages.identityFailed },
  IDENTITY_MISMATCH: { status: 409, message: authMessages.identityMismatch },
  IDENTITY_REGISTERED: { status: 409, message: signupMessages.alreadyRegistered },
  IDENTITY_BARRED: { status: 403, message: signupMessages.barred },
  ACCOUNT_NOT_FOUND: { status: 404, message: authMessages.accountNotFound },
  ACCOUNT_ID_TAKEN: { status: 409, message: signupMessages.accountIdTaken },
  EMAIL_TAKEN: { status: 409, message: signupMessages.emailTaken },
  LINK_FAILED: { status: 409, message: signupMessages.linkFailed },
  PROFILE_STALE: { status: 409, message: myMessages.stale },
  PHONE_OWNER_MISMATCH: { status: 409, message: myMessages.phoneOwnerMismatch },
  CURRENT_PASSWORD_WRONG: { status: 400, message: myMessages.currentPasswordWrong },
  PASSWORD_NOT_USED: { status: 409, message: myMessages.passwordNotUsed },
  /** Only shown to a person who proved that the account is theirs. */
  ACCOUNT_WITHDRAWN: { status: 403, message: authMessages.withdrawn },
  /** Told with its reason, only to a person who proved that the account is theirs. */
  ACCOUNT_STOPPED: { status: 403, message: authMessages.stopped },
  UPLOADS_FULL: { status: 429, message: uploadMessages.full },
  /** The account keeps as many bytes of files as it may. */
  ACCOUNT_FULL: { status: 413, message: uploadMessages.accountFull },
  /** An address takes one file once. */
  UPLOAD_SENT: { status: 409, message: uploadMessages.sent },
  UPLOAD_MISSING: { status: 409, message: uploadMessages.missing },
  /** A file that a blind review doesn't show, because it would say who sent it. */
  FILE_WITHHELD: { status: 422, message: contestMessages.withheldFile },
  SEARCH_UNAVAILABLE: { status: 503, message: searchMessages.unavailable },
  ARTWORK_STALE: { status: 409, message: studioMessages.artworkStale },
  ARTWORKS_FULL: { status: 409, message: studioMessages.artworksFull },
  /** The list of an order isn't that of the artist's artworks any more. */
  ARTWORKS_CHANGED: { status: 409, message: studioMessages.artworksChanged },
  DRAFTS_FULL: { status: 409, message: studioMessages.draftsFull },
  CATEGORIES_FULL: { status: 409, message: studioMessages.categoriesFull },
  /** A category that changed since the form began. */
  CATEGORY_STALE: { status: 409, message: studioMessages.categoryStale },
  CATEGORY_NAME_TAKEN: { status: 409, message: studioMessages.categoryNameTaken },
  PORTFOLIO_STALE: { status: 409, message: portfolioMessages.stale },
  CONTEST_INACTIVE: { status: 409, message: contestMessages.inactive },
  CONTEST_OUTSIDE_PERIOD: { status: 409, message: contestMessages.outsidePeriod },
  /** The form was changed since it was loaded. */
  CONTEST_FORM_CHANGED: { status: 409, message: contestMessages.formChanged },
  /** Another tab saved the application since. */
  CONTEST_APPLICATION_STALE: { status: 409, message: contestMessages.applicationStale },
  /** The organizer takes one application of each artist, as it is. */
  CONTEST_APPLICATION_FINAL: { status: 409, message: contestMessages.applicationFinal },
  AI_REFUSED: { status: 403, message: networkMessages.aiRefused },
  /** An organization account that doesn't exist. */
  ORGANIZATION_MISSING: { status: 403, message: contestMessages.noOrganization },
  /** Another member of the organization saved the contest since. */
  CONTEST_STALE: { status: 409, message: contestMessages.contestStale },
  /** The reader saved another review of the applicant since. */
  CONTEST_REVIEW_STALE: { status: 409, message: contestMessages.reviewOvertaken },
  /** The rule that marks were given by is another one by now. */
  CONTEST_RULE_CHANGED: { status: 409, message: reviewMessages.ruleChanged },
  /** Another owner saved the rule since. */
  CONTEST_RULE_STALE: { status: 409, message: reviewMessages.ruleStale },
  /** A rule that was scored by is changed only on a confirmation; the message says what follows. */
  CONTEST_RULE_SCORED: { status: 409, message: reviewMessages.ruleStartsOver },
  /** A contest that stands elsewhere can't be published, closed, archived or removed. */
  CONTEST_STANDING: { status: 409, message: contestMessages.notInStanding },
  /** Another operator saved the same record since. */
  CONTENT_STALE: { status: 409, message: adminMessages.stale },
  /** The list of an order isn't the one that there is by now. */
  ORDER_CHANGED: { status: 409, message: adminMessages.orderChanged },
  /** The account isn't as the operator saw it any more. */
  MEMBER_CHANGED: { status: 409, message: adminMessages.memberChanged },
  /** Operators can't change their own accounts. */
  OWN_ACCOUNT: { status: 409, message: adminMessages.ownAccount },
  LAST_OPERATOR: { status: 409, message: adminMessages.lastOperator },
  LAST_OWNER: { status: 409, message: adminMessages.lastOwner },
  ROLE_NOT_ALLOWED: { status: 409, message: adminMessages.roleNotAllowed },
  LINK_NOT_ALLOWED: { status: 409, message: adminMessages.linkNotAllowed },
  WITHDRAWAL_NOT_ALLOWED: { status: 409, message: adminMessages.withdrawalNotAllowed },
  PERSON_NOT_FREE: { status: 409, message: adminMessages.personNotFree },
  /** A mail that waits or was sent isn't sent again. */
  MAIL_NOT_FAILED: { status: 409, message: adminMessages.mailNotFailed },
  /** An article that is public or about to be can't be removed, or scheduled anew. */
  ARTICLE_PUBLIC: { status: 409, message: adminMessages.articlePublic },
  /** An unchanged answer, which isn't mailed again. */
  ANSWER_UNCHANGED: { status: 409, message: adminMessages.answerUnchanged },
  APPLICATION_DECIDED: { status: 409, message: adminMessages.applicationDecided },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
