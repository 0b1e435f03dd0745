import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { SpecialArticle } from '@/components/article/special-article';
import { JsonLd } from '@/components/shell/json-ld';
import * as articlePaths from '@/lib/paths/article';
import { specialJsonLd } from '@/lib/seo/article-json-ld';
import { specialMetadata } from '@/lib/seo/article-metadata';
import { findSpecial } from '@/server/pages/articles';

interface Props {
  params: Promise<{ uuid: string }>;
}

/**
 * One question a request, for the metadata and the page. A special that isn't there leads to the list, which says so
 * (member document, section 7); where the platform is away, the page fails and can be tried again.
 */
const loadSpecial = cache(async (uuid: string) => {
  const special = await findSpecial(uuid);
  return special ?? redirect(articlePaths.specialsWithAlert('special-missing'));
});

/** The same under its own address and under the shared one: the first is the canonical. */
export async function specialRouteMetadata({ params }: Props): Promise<Metadata> {
  return specialMetadata(await loadSpecial((await params).uuid));
}

/** The page of a special; of a shared address the subtitle is for those who read it, any will do. */
export async function SpecialRoute({ params }: Props) {
  const special = await loadSpecial((await params).uuid);
  return (
    <>
      <SpecialArticle special={special} now={new Date()} />
      <JsonLd data={specialJsonLd(special)} />
    </>
  );
}
