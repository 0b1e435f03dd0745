import { missingMetadata, missingPage } from '@/app/missing-page';
import { guardPage } from '@/server/bff/guards';

interface Properties {
  params: Promise<{ path: string[] }>;
}

export const metadata = missingMetadata;

/** An address of the area that names no page. Whom the area isn't for is led away from it first. */
export default async function MissingAreaPage({ params }: Properties) {
  await guardPage(`/organization/${(await params).path.join('/')}`);
  return missingPage();
}
