import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import type { AdminContestRow } from '@/lib/contracts/admin/contest';
import { formatApplicationPeriod } from '@/lib/format/deadline';
import { adminContestList } from '@/lib/lists/admin-lists';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import { CONTEST_STANDING_LABELS } from '@/lib/options/contest';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RowLink } from '@/components/admin/parts/row-link';

/** The contests of all organizations. */
export function ContestList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="filter"
      source="filter"
      label="resources.contests.fields.standing"
      choices={choicesOf(CONTEST_STANDING_LABELS)}
      alwaysOn
    />,
  ];
  return (
    <AdminList list={adminContestList} filters={filters} exportPath="/v1/admin/contests/export">
      <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="title">
          <RowLink source="title" opens="show" />
        </DataTable.Col>
        <DataTable.Col source="organization" disableSort />
        <DataTable.Col source="standing" disableSort>
          <ChoiceField source="standing" labels={CONTEST_STANDING_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="stop" disableSort>
          <FunctionField<AdminContestRow>
            source="stop"
            className="pre"
            render={({ stop }) => (stop === null ? '–' : contestStopMessages.stopped(stop))}
          />
        </DataTable.Col>
        <DataTable.Col source="closesAt">
          <FunctionField
            source="closesAt"
            className="num"
            render={({ opensAt, closesAt }: AdminContestRow) =>
              formatApplicationPeriod(opensAt, closesAt) ?? '–'
            }
          />
        </DataTable.Col>
        <DataTable.NumberCol source="applicants" disableSort />
        <DataTable.Col source="createdAt">
          <MomentField source="createdAt" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}
