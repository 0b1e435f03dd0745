import { noResponse } from './api-failure';
import { readAnswer } from './fetch-api';
import { withLockedPress } from './press-lock';

/**
 * Checks that an address of the API answers with a file, without reading the file. A plain download doesn't show why it failed.
 * The control that was pressed is locked until the answer, so that a second press doesn't download a second file.
 * @throws {ApiFailure} with the server's message if it doesn't
 */
export function assertFile(url: string): Promise<void> {
  return withLockedPress(async () => {
    const response = await fetch(url).catch(() => {
      throw noResponse();
    });
    if (!response.ok) await readAnswer(response);
    await response.body?.cancel();
  });
}
