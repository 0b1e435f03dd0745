import { Button as ToolButton } from '@mui/material';
import SortIcon from '@mui/icons-material/SwapVert';
import { useState } from 'react';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { AdminFaq } from '@/lib/contracts/admin/faq';
import { adminFaqList } from '@/lib/lists/admin-lists';
import { OrderedRows } from '@/components/admin/parts/ordered-rows';

/** The way to the order of all questions, whatever the list is narrowed to. */
export function FaqOrder() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton size="small" startIcon={<SortIcon />} onClick={() => setOpen(true)}>
        순서 바꾸기
      </ToolButton>
      {isOpen ? <FaqOrderDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FaqOrderDialog({ onClose }: { onClose: () => void }) {
  const { data } = useGetList<AdminFaq & { id: string }>('faqs', {
    pagination: { page: 1, perPage: adminFaqList.pageSize },
    sort: { field: 'position', order: 'ASC' },
  });
  const [moved, setMoved] = useState<AdminFaq[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const items = moved ?? data ?? [];

  async function save() {
    setSaving(true);
    try {
      await callApi('put', '/v1/admin/faqs/order', { body: { uuids: items.map(({ uuid }) => uuid) } });
      refresh();
      notify('순서를 저장했습니다.');
      onClose();
    } catch (error) {
      setProblem(failureMessage(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      width={720}
      title="질문의 순서"
      onClose={onClose}
      hasFootInSight
      footer={
        <Button
          look="primary"
          disabled={isSaving || moved === null}
          aria-busy={isSaving}
          onClick={() => void save()}
        >
          저장
        </Button>
      }
    >
      <OrderedRows
        items={items}
        idOf={({ uuid }) => uuid}
        nameOf={({ question }) => question}
        onChange={setMoved}
        label="자주 묻는 질문"
      />
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}
