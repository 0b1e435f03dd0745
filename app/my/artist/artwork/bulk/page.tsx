import { memberPage } from '@/app/my/member-page';
import { BulkRegistration } from '@/components/studio/bulk/bulk-registration';
import * as studioMessages from '@/lib/messages/studio';
import * as myPaths from '@/lib/paths/my';
import { getArtworkDrafts } from '@/server/pages/studio-drafts';

const page = memberPage({
  path: myPaths.artistArtworkBulk(),
  title: '여러 점 등록',
  failure: studioMessages.draftsLoadFailed,
  load: getArtworkDrafts,
  render: ({ content }) => <BulkRegistration drafts={content} />,
});

export const metadata = page.metadata;
export default page.Page;
