import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextButton } from '@/components/ui/action/text-link';
import type { AdminOrganization } from '@/lib/contracts/admin/organization';
import { InviteForm } from './invite-form';
import { JoinForm } from './join-form';

interface PersonDialogProps {
  organization: AdminOrganization;
  onClose: () => void;
}

/** Adds a member to an organization: by an invitation, or by an existing organization account. */
export function PersonDialog({ organization, onClose }: PersonDialogProps) {
  const [hasAccount, setHasAccount] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title="사람 더하기">
      {/* Each form keeps what was typed into it while the other one is shown. */}
      <div hidden={hasAccount}>
        <InviteForm organization={organization} onDone={onClose} />
      </div>
      <div hidden={!hasAccount}>
        <JoinForm organization={organization} onDone={onClose} />
      </div>
      <p className="t-small">
        <TextButton onClick={() => setHasAccount(!hasAccount)}>
          {hasAccount ? '새 계정으로 초대하기' : '이미 단체 계정이 있는 사람 더하기'}
        </TextButton>
      </p>
    </Dialog>
  );
}
