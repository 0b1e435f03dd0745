import { apiUrl } from '@/lib/api/url';
import {
  passwordLinkSchema,
  passwordLinkTokenSchema,
  type PasswordLink,
} from '@/lib/contracts/password-link';
import { clientAddress } from '@/server/bff/request-checks';
import { getFromPlatform } from '@/server/bff/transport';
import { orNull } from './refusal';

/** Whose password a link sets; null where it can't be used. @throws PlatformError where the platform is away */
export async function findPasswordLink(
  request: Pick<Request, 'headers'>,
  token: string,
): Promise<PasswordLink | null> {
  if (!passwordLinkTokenSchema.safeParse(token).success) return null;
  const init = { headers: { 'x-forwarded-for': clientAddress(request.headers) } };
  const path = apiUrl('/v1/auth/password-links/{token}', { params: { token } });
  return orNull(getFromPlatform(path, passwordLinkSchema, init));
}
