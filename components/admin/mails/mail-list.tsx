import { DataTable, FunctionField, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { callApi } from '@/lib/browser/call-api';
import type { AdminMailRow } from '@/lib/contracts/admin/mail';
import { formatCappedCount } from '@/lib/format/capped-count';
import { formatMoment } from '@/lib/format/moment';
import { mailList } from '@/lib/lists/admin-lists';
import { MAIL_STATE_LABELS, MAIL_TOPIC_LABELS, topicLabel } from '@/lib/options/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { MomentField } from '@/components/admin/parts/columns';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { RowLink } from '@/components/admin/parts/row-link';
import { useAction } from '@/components/admin/parts/use-action';
import { useOverview } from '@/components/admin/parts/use-overview';
import { MailFolderNote } from './mail-folder-note';
import { MailState } from './mail-state';

/** The choices of a list's query are in capitals. */
const TOPICS = choicesOf(MAIL_TOPIC_LABELS).map(({ id, name }) => ({ id: id.toUpperCase(), name }));

/** Mails that went out, wait or were given up. */
export function MailList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput key="q" source="q" placeholder={translate('resources.mails.fields.q')} alwaysOn />,
    <SelectInput
      key="filter"
      source="filter"
      label="resources.mails.fields.state"
      choices={choicesOf(MAIL_STATE_LABELS)}
      alwaysOn
    />,
    <SelectInput key="topic" source="topic" choices={TOPICS} alwaysOn />,
  ];
  return (
    <>
      <MailFolderNote />
      <AdminList list={mailList} filters={filters} actions={<SendFailedAgain />}>
        <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
          <DataTable.Col source="topic" disableSort>
            <FunctionField
              render={({ topic }: AdminMailRow) => (
                <RowLink source="topic" opens="show">
                  {topicLabel(topic)}
                </RowLink>
              )}
            />
          </DataTable.Col>
          <DataTable.Col source="recipient" disableSort />
          <DataTable.Col source="state" disableSort>
            <FunctionField source="state" render={({ state }: AdminMailRow) => <MailState state={state} />} />
          </DataTable.Col>
          <DataTable.NumberCol source="attempts" disableSort />
          <DataTable.Col source="createdAt">
            <MomentField source="createdAt" />
          </DataTable.Col>
          <DataTable.Col source="finishedAt" disableSort>
            <FunctionField render={finishedText} />
          </DataTable.Col>
          <DataTable.Col source="lastError" disableSort />
        </DataTable>
      </AdminList>
    </>
  );
}

function finishedText({ sentAt, failedAt }: AdminMailRow): string {
  const at = sentAt ?? failedAt;
  return at === null ? '–' : formatMoment(new Date(at));
}

/** Sends every mail that was given up again, where there is one. */
function SendFailedAgain() {
  const { data } = useOverview();
  const sending = useAction({
    resources: ['mails', 'audit', 'today'],
    done: '실패한 메일을 다시 보내고 있습니다.',
  });
  const failed = data?.waiting.mails ?? 0;
  if (failed === 0) return null;
  return (
    <ConfirmButton
      small
      disabled={sending.isBusy}
      aria-busy={sending.isBusy}
      question={`실패한 메일 ${formatCappedCount(failed)}건을 다시 보낼까요?`}
      hint="지금은 맞지 않는 내용이 있을 수 있습니다. 오래된 메일은 하나씩 확인하고 보내 주세요."
      onConfirm={() => void sending.run(() => callApi('post', '/v1/admin/mails/send-failed'))}
    >
      실패한 메일 모두 다시 보내기
    </ConfirmButton>
  );
}
