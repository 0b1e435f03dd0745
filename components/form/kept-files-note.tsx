'use client';

import { useEffect, useState } from 'react';
import { Note } from '@/components/ui/state/note';
import { callApi } from '@/lib/browser/call-api';
import type { KeptFiles } from '@/lib/contracts/upload';
import { formatBytes } from '@/lib/format/bytes';
import * as uploadLimits from '@/lib/limits/upload';
import * as uploadMessages from '@/lib/messages/upload';

/** Says how much of the room for files is used, once there is little left. A place that sends files of an artist has it. */
export function KeptFilesNote() {
  const [kept, setKept] = useState<KeptFiles | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the server says it when a file is refused.
    callApi('get', '/v1/users/me/storage', { signal: leaving.signal, isBackground: true }).then(
      setKept,
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (kept === null || kept.bytes < kept.maxBytes * uploadLimits.accountWarnShare) return null;
  const share = Math.floor((100 * kept.bytes) / kept.maxBytes);
  return (
    <Note aria-label="보관한 파일의 용량">
      <p className="t-small pre">
        {uploadMessages.nearlyFull(formatBytes(kept.bytes), formatBytes(kept.maxBytes), share)}
      </p>
    </Note>
  );
}
