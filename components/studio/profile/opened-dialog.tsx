'use client';

import { ButtonLink } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import * as studioMessages from '@/lib/messages/studio';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';

/** After the first save: the page is public, and what comes next is a work. */
export function OpenedDialog({ userAccountId, onClose }: { userAccountId: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={studioMessages.profileOpened}
      onClose={onClose}
      footer={
        <>
          <ButtonLink small href={artistPaths.page(userAccountId)}>
            내 작가 페이지
          </ButtonLink>
          <ButtonLink small look="primary" href={myPaths.artistArtwork()}>
            작품 등록
          </ButtonLink>
        </>
      }
    >
      <p className="t-body pre">{studioMessages.profileOpenedHint}</p>
    </Dialog>
  );
}
