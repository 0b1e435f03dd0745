// A file of its own: lists of articles show it, and need no other sentence of contests.

/** A contest that an operator stopped, wherever it is listed. */
export const stopped = ({ kind, reason }: { kind: 'CLOSED' | 'WITHDRAWN'; reason: string }) =>
  `${kind === 'CLOSED' ? '운영자가 접수를 중단한 공모입니다.' : '운영자가 게시를 중단한 공모입니다.'}\n사유: ${reason}`;
