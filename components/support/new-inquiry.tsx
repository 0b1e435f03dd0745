'use client';

import { useRouter } from 'next/navigation';
import { showAlert } from '@/components/ui/dialog/alert-store';
import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { InquiryForm } from './inquiry-form';
import type { Sender } from './use-sender';

/** The page on which a member writes an inquiry; it leads to the list (S-8). */
export function NewInquiry({ sender }: { sender: Sender }) {
  const router = useRouter();
  const onSent = async () => {
    await showAlert(supportMessages.sent);
    router.push(myPaths.inquiries());
    router.refresh();
  };
  return <InquiryForm place="page" sender={sender} takes="images" onSent={onSent} />;
}
