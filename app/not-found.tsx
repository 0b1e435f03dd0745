import '@/app/shared-styles';
import { NotFoundWall } from '@/components/shell/not-found-wall';
import { SiteFrame } from '@/components/shell/site-frame';
import { Printed } from '@/components/ui/printed';

export { missingMetadata as metadata } from '@/app/missing-page';

export default function NotFound() {
  return (
    <SiteFrame>
      <Printed as="div">
        <NotFoundWall />
      </Printed>
    </SiteFrame>
  );
}
