import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { SizeRoom } from '@/components/artwork/size/size-room';
import { trueSizeMetadata } from '@/lib/seo/artwork-metadata';
import { allowAi } from '@/server/bff/host-bridge';
import { findTrueSize } from '@/server/pages/artwork';

interface Props {
  params: Promise<{ uuid: string }>;
}

/** The metadata and the page share one call. */
const findOnce = cache(findTrueSize);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findOnce((await params).uuid);
  return page === null ? missingMetadata : trueSizeMetadata(page);
}

export default async function TrueSizeRoute({ params }: Props) {
  const page = await findOnce((await params).uuid);
  if (page === null) return missingPage();
  if (page.allowsAi) allowAi();
  return <SizeRoom page={page} />;
}
