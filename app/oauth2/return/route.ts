import { returnFromSocialLogin } from '@/server/bff/social-login';

/** The return address of a social login, at the origin where it began. */
export function GET(request: Request): Promise<Response> {
  return returnFromSocialLogin(request);
}
