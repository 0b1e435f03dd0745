import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { missingPage } from '@/app/missing-page';
import { MyPageHead } from '@/components/my/my-page-head';
import { ErrorState } from '@/components/ui/state/error-state';
import { refusalPath } from '@/lib/page-access';
import { guardPage } from '@/server/bff/guards';
import { PlatformError } from '@/server/bff/platform-error';
import type { SearchParams } from '@/server/pages/search-params';

/** The parts of a route's address that a folder in brackets stands for. */
type RouteParams = Readonly<Record<string, string>>;

interface MemberPage<Data, Params extends RouteParams> {
  /** The page's address, which the guard is asked about and which a retry loads again. */
  path: string | ((params: Params) => string);
  title: string;
  /** The sentence shown where the data can't be loaded. */
  failure: string;
  /** A loader of `server/pages`. */
  load: (
    request: Pick<Request, 'headers'>,
    searchParams: SearchParams,
    params: Params,
  ) => Promise<Data | null>;
  /** The heading, where it depends on the data. `own` where `render` brings it, because it changes in the browser. */
  head?: ((data: Data) => { title: string; lead: string }) | 'own';
  render: (data: Data) => ReactNode;
}

interface Props<Params> {
  params: Promise<Params>;
  searchParams: Promise<SearchParams>;
}

/**
 * Makes a page of the member's area. It is guarded and redirects a visitor who was logged out to the home page. It answers
 * 404 where its loader finds nothing, and keeps the frame and offers a retry where the platform fails.
 */
export function memberPage<Data, Params extends RouteParams = RouteParams>({
  path,
  title,
  failure,
  load,
  head,
  render,
}: MemberPage<Data, Params>) {
  const metadata: Metadata = { title };

  async function Page({ params, searchParams }: Props<Params>) {
    const given = await params;
    const address = typeof path === 'string' ? path : path(given);
    await guardPage(address);
    const loaded = await attempt(load({ headers: await headers() }, await searchParams, given));
    if (loaded instanceof PlatformError) {
      if (loaded.status === 401) redirect(refusalPath({ alert: 'login-required', to: 'home' }));
      return (
        <>
          <MyPageHead title={title} />
          <ErrorState title={failure} hint={loaded.message} retryHref={address} />
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
