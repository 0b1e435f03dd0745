import { useGetList } from 'react-admin';
import { callApi } from '@/lib/browser/call-api';
import type { AdminFaq } from '@/lib/contracts/admin/faq';
import { adminFaqList } from '@/lib/lists/admin-lists';
import { OrderButton, OrderDialog } from '@/components/admin/parts/order-dialog';

/** The way to the order of all questions, whatever the list is narrowed to. */
export function FaqOrder() {
  return <OrderButton label="순서 바꾸기" render={(close) => <FaqOrderDialog onClose={close} />} />;
}

function FaqOrderDialog({ onClose }: { onClose: () => void }) {
  const { data } = useGetList<AdminFaq & { id: string }>('faqs', {
    pagination: { page: 1, perPage: adminFaqList.pageSize },
    sort: { field: 'position', order: 'ASC' },
  });
  return (
    <OrderDialog
      title="질문의 순서"
      label="자주 묻는 질문"
      items={data}
      nameOf={({ question }) => question}
      save={(uuids) => callApi('put', '/v1/admin/faqs/order', { body: { uuids } })}
      onClose={onClose}
    />
  );
}
