import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextButton } from '@/components/ui/action/text-link';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { AdminOrganization } from '@/lib/contracts/admin/organization';
import { InviteForm, useInviteForm } from './invite-form';
import { JoinForm, useJoinForm } from './join-form';

interface PersonDialogProps {
  organization: AdminOrganization;
  onClose: () => void;
}

/** What the dialog does with either form. */
interface PersonForm {
  hasUnsaved: boolean;
  reset: () => void;
  setFocus: (field: 'accountId') => void;
}

/**
 * Adds a member to an organization: by an invitation, or by an existing organization account. Each form keeps what was
 * typed into it while the other one is shown. After one is sent the other stays open where it holds typed text.
 */
export function PersonDialog({ organization, onClose }: PersonDialogProps) {
  const [hasAccount, setHasAccount] = useState(false);
  const forms = useRef<{ invite: PersonForm; join: PersonForm }>(null);
  const finish = (sent: 'invite' | 'join') => {
    const other = sent === 'invite' ? 'join' : 'invite';
    if (forms.current === null || !forms.current[other].hasUnsaved) return onClose();
    forms.current[sent].reset();
    flushSync(() => setHasAccount(other === 'join'));
    forms.current[other].setFocus('accountId');
  };
  const invite = useInviteForm(organization, () => finish('invite'));
  const join = useJoinForm(organization, () => finish('join'));
  useEffect(() => {
    forms.current = { invite, join };
  });
  const isSending = invite.isSending || join.isSending;
  return (
    <Dialog isOpen onClose={onClose} title="사람 더하기">
      <div hidden={hasAccount}>
        <InviteForm form={invite} />
      </div>
      <div hidden={!hasAccount}>
        <JoinForm form={join} />
      </div>
      <p className="t-small">
        <TextButton
          aria-disabled={isSending}
          onClick={() => (isSending ? undefined : setHasAccount(!hasAccount))}
        >
          {hasAccount ? '새 계정으로 초대하기' : '이미 단체 계정이 있는 사람 더하기'}
        </TextButton>
      </p>
    </Dialog>
  );
}
