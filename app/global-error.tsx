'use client';

import * as networkMessages from '@/lib/messages/network';

interface GlobalErrorProps {
  error: Error & { digest?: string };
}

const body = {
  margin: 0,
  minHeight: '100vh',
  display: 'grid',
  placeContent: 'center',
  gap: 12,
  padding: 24,
  background: '#fdfcf9',
  color: '#171511',
  font: '400 15px/1.7 Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif',
  wordBreak: 'keep-all',
} as const;
const title = { font: '300 32px/1.36 Hahmlet, "Nanum Myeongjo", serif', margin: 0 } as const;
const text = { margin: 0, color: '#57524a' } as const;
const link = {
  minHeight: 44,
  padding: '0 18px',
  border: '1px solid #171511',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/** The last resort, when the frame of the site itself failed: it brings its own look and needs nothing. */
export default function GlobalError({ error }: GlobalErrorProps) {
  return (
    <html lang="ko">
      <body style={body}>
        <title>잠시 내려 둔 페이지</title>
        <h1 style={title}>잠시 내려 둔 페이지</h1>
        <p style={text}>{networkMessages.temporary}</p>
        {error.digest === undefined ? null : <p style={text}>오류 번호 {error.digest}</p>}
        <p style={text}>
          <button type="button" style={link} onClick={() => window.location.reload()}>
            다시 시도
          </button>
        </p>
      </body>
    </html>
  );
}
