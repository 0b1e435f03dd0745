import { noResponse } from './api-failure';
import { readAnswer } from './fetch-api';

/**
 * Checks that an address of the API answers with a file, without reading the file. A plain download doesn't show why it failed.
 * @throws {ApiFailure} with the server's message if it doesn't
 */
export async function assertFile(url: string): Promise<void> {
  const response = await fetch(url).catch(() => {
    throw noResponse();
  });
  if (!response.ok) await readAnswer(response);
  await response.body?.cancel();
}
