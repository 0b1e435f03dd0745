import * as networkMessages from '@/lib/messages/network';

/**
 * One error for each status. Browsers know these alone: every other answer brings its sentence, and the sentences of all features
 * are heavy.
 */
export const GENERAL_ERRORS = {
  BAD_REQUEST: { status: 400, message: '잘못된 요청입니다' },
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
  HEADERS_TOO_LARGE: {
    status: 431,
    message: `${networkMessages.tooManyHeaders}. ${networkMessages.deleteCookies}`,
  },
  INTERNAL: { status: 500, message: '서버 오류가 발생했습니다' },
  BAD_GATEWAY: { status: 502, message: '서버가 일시적으로 사용할 수 없습니다' },
  UNAVAILABLE: { status: 503, message: '서버가 일시적으로 사용할 수 없습니다' },
  GATEWAY_TIMEOUT: { status: 504, message: '서버가 일시적으로 사용할 수 없습니다' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Statuses after which trying again may help. */
const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);

export function isRetryableStatus(status: number): boolean {
  return RETRYABLE.has(status);
}
