import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';
import { guardPage } from '@/server/bff/guards';

/** My Page begins with the profile. */
export default async function MyPage() {
  await guardPage(paths.my());
  redirect(paths.myInfo());
}
