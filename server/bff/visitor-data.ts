import type { z } from 'zod';
import { PlatformError } from './platform-error';
import { clientAddress, nameAskedOrigin } from './request-checks';
import { readSession } from './session';
import { getFromPlatform } from './transport';

/**
 * The `data` of a GET call on behalf of the visitor who requests a page. The page is for this visitor alone.
 * @throws PlatformError UNAUTHORIZED without a session, and what `getFromPlatform` throws
 */
export async function getForVisitor<Schema extends z.ZodType>(
  request: Pick<Request, 'headers'>,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const session = await readSession(request.headers.get('cookie'));
  if (session === null) throw PlatformError.of('UNAUTHORIZED');
  const headers = new Headers({
    authorization: `Bearer ${session.accessToken}`,
    'x-forwarded-for': clientAddress(request.headers),
  });
  nameAskedOrigin(headers, request);
  return getFromPlatform(path, schema, { headers });
}
