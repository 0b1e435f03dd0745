import { finishSocialLogin } from '@/server/bff/social-login';

/** Where the providers send back to. Of next-auth's addresses it is the only one that there is. */
interface Context {
  params: Promise<{ provider: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return finishSocialLogin(request, (await params).provider);
}
