import { useRef, useState } from 'react';
import { uploadApi } from '@/lib/browser/upload-api';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import type { Image } from '@/lib/contracts/image';

/** How a file is sent: its answer comes from the server. */
type SendFile<Sent> = (given: {
  file: Blob;
  name: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}) => Promise<Sent>;

/** Sends a file, tells how far it is, and can be cancelled. */
function useFileUpload<Sent>(sendFile: SendFile<Sent>) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  async function send(file: Blob, name: string): Promise<Sent | null> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setProblem(null);
    setShare(0);
    try {
      return await sendFile({ file, name, signal: own.signal, onProgress: setShare });
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

/** Sends a picture. */
export const usePictureUpload = () =>
  useFileUpload<Image>(({ file, name, ...progress }) =>
    uploadApi('post', '/v1/admin/images', { files: [{ field: 'image', file, name }], ...progress }),
  );

/** Sends a film. */
export const useVideoUpload = () =>
  useFileUpload<{ id: string }>(({ file, name, ...progress }) =>
    uploadApi('post', '/v1/admin/videos', { files: [{ field: 'video', file, name }], ...progress }),
  );

/** What is wrong with the file itself, where the server says so. */
function messageOf(error: unknown): string {
  const [fault] = error instanceof ApiFailure ? error.errors : [];
  return fault?.message ?? failureMessage(error);
}
