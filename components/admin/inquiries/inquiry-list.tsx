import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import type { AdminInquiryRow } from '@/lib/contracts/admin/inquiry';
import * as adminLimits from '@/lib/limits/admin';
import { adminInquiryList } from '@/lib/lists/admin-lists';
import { INQUIRY_SENDER_LABELS, INQUIRY_STANDING_LABELS } from '@/lib/options/admin';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RowLink } from '@/components/admin/parts/row-link';
import { Waiting } from '@/components/admin/parts/waiting';

/** What people ask; what isn't answered stands by the time that was promised. */
export function InquiryList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="filter"
      source="filter"
      label="resources.inquiries.fields.answeredAt"
      choices={choicesOf(INQUIRY_STANDING_LABELS)}
      alwaysOn
    />,
    <SelectInput key="type" source="type" choices={choicesOf(INQUIRY_TYPE_LABELS)} alwaysOn />,
    <SelectInput key="sender" source="sender" choices={choicesOf(INQUIRY_SENDER_LABELS)} alwaysOn />,
  ];
  return (
    <AdminList list={adminInquiryList} filters={filters} exportPath="/v1/admin/inquiries/export">
      <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="title" disableSort>
          <RowLink source="title" opens="show" />
        </DataTable.Col>
        <DataTable.Col source="type" disableSort>
          <ChoiceField source="type" labels={INQUIRY_TYPE_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="senderId" disableSort>
          <FunctionField render={({ senderId }: AdminInquiryRow) => senderId ?? '비회원'} />
        </DataTable.Col>
        <DataTable.Col source="waits" disableSort>
          <FunctionField
            render={({ answeredAt, createdAt }: AdminInquiryRow) =>
              answeredAt === null ? (
                <Waiting since={createdAt} promisedHours={24 * adminLimits.inquiryDays} />
              ) : (
                '–'
              )
            }
          />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <MomentField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="answeredAt" disableSort>
          <MomentField source="answeredAt" />
        </DataTable.Col>
        <DataTable.Col source="answeredBy" disableSort />
      </DataTable>
    </AdminList>
  );
}
