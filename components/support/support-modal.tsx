'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SUPPORT_TABS, SUPPORT_TITLE, type SupportTab } from '@/components/shell/support-store';
import { useSession } from '@/components/shell/use-session';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { Skeleton } from '@/components/ui/state/skeleton';
import { Tabs } from '@/components/ui/navigation/tabs';
import { recordOf } from '@/lib/record-of';
import * as supportMessages from '@/lib/messages/support';
import { RoleGuide } from './role-guide';
import styles from './support-modal.module.css';
import { useSender } from './use-sender';

interface SupportModalProps {
  initialTab: SupportTab;
  /** When support is open. */
  hours: string;
  onClose: () => void;
}

const LABELS: Readonly<Record<SupportTab, string>> = {
  inquiry: '문의하기',
  post: '콘텐츠 게시 요청',
  role: '회원 유형 변경 안내',
};

/** The support modal of members and guests: an inquiry, a request to post content, the way to another type of member (S-1). */
export function SupportModal({ initialTab, hours, onClose }: SupportModalProps) {
  const [tab, setTab] = useState(initialTab);
  const [isSending, setSending] = useState(false);
  const { user } = useSession();
  const sender = useSender(user);
  const router = useRouter();

  const onSent = async () => {
    await showAlert(sender?.isGuest === true ? supportMessages.sentByGuest : supportMessages.sent);
    onClose();
    // The list of inquiries may be what lies below.
    router.refresh();
  };
  // The dialog opens first: to evaluate the form's code takes a slow phone longer than to open the dialog.
  const showForm = useLazyDialog(
    tab !== 'role',
    async () => (await import('./inquiry-form')).InquiryForm,
    onClose,
  );
  const form = (of: 'inquiry' | 'post') =>
    (sender === null
      ? null
      : showForm({
          // Another person's form begins anew.
          key: sender.owner,
          place: of,
          sender,
          takes: 'files',
          onSent,
          onSending: setSending,
        })) ?? <Waiting />;
  const contents = {
    inquiry: form('inquiry'),
    post: form('post'),
    role: <RoleGuide user={user} onLeave={onClose} />,
  };
  const tabs = recordOf(SUPPORT_TABS, (key) => ({ key, label: LABELS[key], content: contents[key] }));

  return (
    // Closed and opened again meanwhile, the form would put back what has been sent by then.
    <Dialog isOpen isSending={isSending} onClose={onClose} title={SUPPORT_TITLE} width={720} isFullOnPhones>
      <Tabs
        label="고객지원"
        tabs={SUPPORT_TABS.map((key) => tabs[key])}
        current={tab}
        onSelect={setTab}
        listClassName={styles.tabs}
      />
      <p className={`t-cap ${styles.hours}`}>
        {supportMessages.answerTime} 운영 시간은 {hours}이에요.
      </p>
    </Dialog>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="vh">문의 양식을 불러오는 중</span>
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="160px" />
    </div>
  );
}
