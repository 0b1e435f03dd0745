import { startSocialLogin } from '@/server/bff/social-login';

interface Context {
  params: Promise<{ provider: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return startSocialLogin(request, (await params).provider);
}
