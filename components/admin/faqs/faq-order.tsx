import { useDataProvider, useGetList } from 'react-admin';
import { callApi } from '@/lib/browser/call-api';
import type { AdminFaq } from '@/lib/contracts/admin/faq';
import { adminFaqList } from '@/lib/lists/admin-lists';
import { OrderButton, OrderDialog } from '@/components/admin/parts/order-dialog';

/** The way to the order of all questions, whatever the list is narrowed to. */
export function FaqOrder() {
  return <OrderButton label="순서 바꾸기" render={(close) => <FaqOrderDialog onClose={close} />} />;
}

type Item = AdminFaq & { id: string };

const ALL = {
  pagination: { page: 1, perPage: adminFaqList.pageSize },
  sort: { field: 'position', order: 'ASC' },
} as const;

function FaqOrderDialog({ onClose }: { onClose: () => void }) {
  const provider = useDataProvider();
  const { data } = useGetList<Item>('faqs', ALL);
  return (
    <OrderDialog
      title="질문의 순서"
      label="자주 묻는 질문"
      items={data}
      nameOf={({ question }) => question}
      save={(order) => callApi('put', '/v1/admin/faqs/order', { body: order })}
      load={async () => (await provider.getList<Item>('faqs', ALL)).data}
      onClose={onClose}
    />
  );
}
