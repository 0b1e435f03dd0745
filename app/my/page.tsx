import { redirect } from 'next/navigation';
import * as myPaths from '@/lib/paths/my';
import { guardPage } from '@/server/bff/guards';

/** My Page begins with the profile. */
export default async function MyPage() {
  await guardPage(myPaths.home());
  redirect(myPaths.info());
}
