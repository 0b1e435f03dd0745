import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { missingPage } from '@/app/missing-page';
import { MyPageHead } from '@/components/my/my-page-head';
import { ErrorState } from '@/components/ui/error-state';
import { refusalPath } from '@/lib/page-access';
import { guardPage } from '@/server/bff/guards';
import { PlatformError } from '@/server/bff/platform-error';
import type { SearchParams } from '@/server/pages/search-params';

interface MemberPage<Data> {
  /** The page's address, which the guard is asked about and which a retry loads again. */
  path: string;
  title: string;
  /** The sentence shown where the data can't be loaded. */
  failure: string;
  /** A loader of `server/pages`. */
  load: (request: Pick<Request, 'headers'>, searchParams: SearchParams) => Promise<Data | null>;
  /** The heading, where it depends on the data. `own` where `render` brings it, because it changes in the browser. */
  head?: ((data: Data) => { title: string; lead: string }) | 'own';
  render: (data: Data) => ReactNode;
}

interface Props {
  searchParams: Promise<SearchParams>;
}

/**
 * Makes a page of the member's area: it is guarded, leads home whoever was logged out, answers 404 where its loader finds
 * nothing, and keeps the frame and offers a retry where the platform fails.
 */
export function memberPage<Data>({ path, title, failure, load, head, render }: MemberPage<Data>) {
  const metadata: Metadata = { title };

  async function Page({ searchParams }: Props) {
    await guardPage(path);
    const loaded = await attempt(load({ headers: await headers() }, await searchParams));
    if (loaded instanceof PlatformError) {
      if (loaded.status === 401) redirect(refusalPath({ alert: 'login-required', to: 'home' }));
      return (
        <>
          <MyPageHead title={title} />
          <ErrorState title={failure} hint={loaded.message} retryHref={path} />
        </>
      );
    }
    if (loaded === null) return missingPage({ isFramed: true });
    return (
      <>
        {head === 'own' ? null : <MyPageHead {...(head?.(loaded) ?? { title })} />}
        {render(loaded)}
      </>
    );
  }

  return { metadata, Page };
}

async function attempt<Data>(data: Promise<Data>): Promise<Data | PlatformError> {
  try {
    return await data;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}
