import { memberPage } from '@/app/my/member-page';
import { StudioArtworks } from '@/components/studio/artworks/studio-artworks';
import * as studioMessages from '@/lib/messages/studio';
import * as myPaths from '@/lib/paths/my';
import { getStudioArtworks } from '@/server/pages/studio-artworks';

const page = memberPage({
  path: myPaths.artistArtwork(),
  title: '작품 관리',
  failure: studioMessages.collectionFailed,
  load: getStudioArtworks,
  head: 'own',
  // The key drops what was chosen and typed for one account when another account is shown.
  render: ({ accountId, ...collection }) => (
    <StudioArtworks key={accountId} accountId={accountId} initial={collection} />
  ),
});

export const metadata = page.metadata;
export default page.Page;
