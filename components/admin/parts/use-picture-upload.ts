import { useRef, useState } from 'react';
import { uploadApi } from '@/lib/browser/upload-api';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import type { Image } from '@/lib/contracts/image';

/** Sends a picture, tells how far it is, and can be cancelled. */
export function usePictureUpload() {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  async function send(file: Blob, name: string): Promise<Image | null> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setProblem(null);
    setShare(0);
    try {
      const files = [{ field: 'image', file, name }];
      return await uploadApi('post', '/v1/admin/images', { files, signal: own.signal, onProgress: setShare });
    } catch (error) {
      if (!own.signal.aborted) setProblem(messageOf(error));
      return null;
    } finally {
      if (running.current === own) {
        running.current = null;
        setShare(null);
      }
    }
  }

  return { share, problem, send, cancel: () => running.current?.abort() };
}

/** What is wrong with the picture itself, where the server says so. */
function messageOf(error: unknown): string {
  const [fault] = error instanceof ApiFailure ? error.errors : [];
  return fault?.message ?? failureMessage(error);
}
