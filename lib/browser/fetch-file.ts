import { ApiFailure, noResponse } from './api-failure';
import { readAnswer } from './fetch-api';
import { withLockedPress } from './press-lock';

/**
 * Reads a file that the API makes, into memory. The control that was pressed is locked until it has come.
 * @throws {ApiFailure} with the server's message where there is no file, and where it breaks off
 * @throws the signal's reason
 */
export function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  return withLockedPress(async () => {
    try {
      const response = await fetch(url, { signal });
      if (response.ok) return await response.blob();
      await readAnswer(response);
    } catch (failure) {
      signal.throwIfAborted();
      throw failure instanceof ApiFailure ? failure : noResponse();
    }
    throw noResponse();
  });
}
