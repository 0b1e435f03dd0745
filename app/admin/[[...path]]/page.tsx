import '@/app/shared-styles';
import type { Metadata } from 'next';
import { AdminApp } from '@/app/admin/admin-app';
import * as adminPaths from '@/lib/paths/admin';
import { site } from '@/lib/site';
import { guardPage } from '@/server/bff/guards';

export const metadata: Metadata = { title: '운영실', robots: { index: false } };

/** Every screen of the operators. What is shown follows from the rest of the address, in the browser. */
export default async function AdminPage() {
  await guardPage(adminPaths.home());
  return <AdminApp siteName={site.nameKo} />;
}
