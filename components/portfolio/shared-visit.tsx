'use client';

import { useEffect, useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { Button } from '@/components/ui/action/button';
import { callApi } from '@/lib/browser/call-api';
import { download } from '@/lib/browser/save-file';

/** Counts the visit of a link once in each tab, and downloads the portfolio's PDF. */
export function SharedVisit({ token }: { token: string }) {
  const [isDownloading, setDownloading] = useState(false);

  useEffect(() => {
    if (!isFirstVisit(token)) return;
    // Ignores a view that couldn't be counted.
    callApi('post', '/v1/portfolio-links/{token}/views', { params: { token }, isBackground: true }).catch(
      () => undefined,
    );
  }, [token]);

  const downloadFile = async () => {
    if (isDownloading) return;
    setDownloading(true);
    try {
      const { url } = await callApi('get', '/v1/portfolio-links/{token}/file-url', { params: { token } });
      // The address names the file.
      download(url, '');
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      setDownloading(false);
    }
  };

  return (
    <Button
      small
      className="needs-script"
      aria-disabled={isDownloading}
      aria-busy={isDownloading}
      onClick={() => void downloadFile()}
    >
      PDF 내려받기
    </Button>
  );
}

/** Whether this tab hasn't opened the link before. Without a storage every visit counts. */
function isFirstVisit(token: string): boolean {
  const key = `portfolio-link ${token}`;
  try {
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, '1');
  } catch {
    return true;
  }
  return true;
}
