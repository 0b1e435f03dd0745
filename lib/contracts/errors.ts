import * as adminMessages from '@/lib/messages/admin';
import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import * as searchMessages from '@/lib/messages/search';
import * as signupMessages from '@/lib/messages/signup';

/**
 * The error catalogue: code → HTTP status → what people read (shell document, section 8).
 * Services throw a code; nothing else decides a status or a sentence.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: '잘못된 요청입니다' },
  PAGE_INVALID: { status: 400, message: '페이지는 0 이상이어야 합니다' },
  SIZE_INVALID: { status: 400, message: '크기는 1에서 100 사이여야 합니다' },
  DIRECTION_INVALID: { status: 400, message: '정렬 방향은 asc 또는 desc여야 합니다' },
  SORT_INVALID: { status: 400, message: '사용할 수 없는 정렬 기준입니다' },
  UNAUTHORIZED: { status: 401, message: '인증이 필요합니다' },
  FORBIDDEN: { status: 403, message: '접근 권한이 없습니다' },
  NOT_FOUND: { status: 404, message: '요청한 데이터를 찾을 수 없습니다' },
  METHOD_NOT_ALLOWED: { status: 405, message: '잘못된 요청입니다' },
  REQUEST_TIMEOUT: { status: 408, message: '전송이 지연되어 중단되었습니다. 다시 시도해주세요' },
  CONFLICT: { status: 409, message: '데이터 충돌이 발생했습니다' },
  PAYLOAD_TOO_LARGE: { status: 413, message: '보내신 내용이 너무 큽니다' },
  UNSUPPORTED_MEDIA: { status: 415, message: '지원하지 않는 파일 형식입니다' },
  UNPROCESSABLE: { status: 422, message: '입력 데이터가 유효하지 않습니다' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요',
  },
  INTERNAL: { status: 500, message: '서버 오류가 발생했습니다' },
  BAD_GATEWAY: { status: 502, message: '서버가 일시적으로 사용할 수 없습니다' },
  UNAVAILABLE: { status: 503, message: '서버가 일시적으로 사용할 수 없습니다' },
  STORAGE_FULL: {
    status: 503,
    message: '저장 공간이 부족하여 요청을 처리하지 못했습니다. 잠시 후 다시 시도해주세요',
  },
  GATEWAY_TIMEOUT: { status: 504, message: '서버가 일시적으로 사용할 수 없습니다' },

  // Of one feature each: behind the general ones, because the first of a status speaks for it.
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
  /** Told only to who proved that the account is theirs. */
  ACCOUNT_WITHDRAWN: { status: 403, message: authMessages.withdrawn },
  SEARCH_UNAVAILABLE: { status: 503, message: searchMessages.unavailable },
  APPLICATION_DECIDED: { status: 409, message: adminMessages.applicationDecided },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** Statuses after which trying again may help (shell document, section 8). */
const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);

export function isRetryableStatus(status: number): boolean {
  return RETRYABLE.has(status);
}
