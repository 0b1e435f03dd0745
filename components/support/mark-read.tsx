'use client';

import { useEffect } from 'react';
import { forgetUnreadNotice, refreshUnread, useUnread } from '@/components/shell/unread-store';
import { useSession } from '@/components/shell/use-session';
import { callApi } from '@/lib/browser/call-api';

/** Marks a notice as read for a member who opens it (S-51). A failure is not shown: the notice stays unread. */
export function MarkNoticeRead({ uuid }: { uuid: string }) {
  const { user } = useSession();
  const unread = useUnread(user);
  const isUnread = unread?.noticeUuids.includes(uuid) ?? false;
  useEffect(() => {
    if (!isUnread) return;
    callApi('post', '/v1/support/notices/{uuid}/read', { params: { uuid }, keepalive: true }).then(
      () => forgetUnreadNotice(uuid),
      () => undefined,
    );
  }, [isUnread, uuid]);
  return null;
}

/** Marks an answered inquiry as read when it is opened (S-11). */
export function MarkInquiryRead({ uuid, isUnread }: { uuid: string; isUnread: boolean }) {
  useEffect(() => {
    if (!isUnread) return;
    callApi('put', '/v1/support/inquiries/{uuid}/read', { params: { uuid }, keepalive: true }).then(
      () => refreshUnread(),
      () => undefined,
    );
  }, [isUnread, uuid]);
  return null;
}
