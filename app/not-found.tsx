import { NotFoundWall } from '@/components/shell/not-found-wall';
import { SiteFrame } from '@/components/shell/site-frame';

export { missingMetadata as metadata } from '@/app/missing-page';

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundWall />
    </SiteFrame>
  );
}
