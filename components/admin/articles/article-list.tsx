import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import type { AdminArticleRow } from '@/lib/contracts/admin/article';
import { adminArticleList } from '@/lib/lists/admin-lists';
import { ARTICLE_STATUS_LABELS } from '@/lib/options/admin';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RowLink } from '@/components/admin/parts/row-link';
import { RecordPicture } from '@/components/admin/parts/record-search';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="type" source="type" choices={choicesOf(ARTICLE_TYPE_LABELS)} alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(ARTICLE_STATUS_LABELS)} alwaysOn />,
];

/** Articles of all types, those first that were saved last. */
export function ArticleList() {
  return (
    <AdminList list={adminArticleList} filters={FILTERS} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="previewImage" disableSort>
          <FunctionField
            render={({ previewImage }: AdminArticleRow) => <RecordPicture image={previewImage} />}
          />
        </DataTable.Col>
        <DataTable.Col source="type" disableSort>
          <ChoiceField source="type" labels={ARTICLE_TYPE_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="title" disableSort>
          <RowLink source="title" opens="edit" />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort>
          <ChoiceField source="status" labels={ARTICLE_STATUS_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="publishAt" disableSort>
          <MomentField decides source="publishAt" />
        </DataTable.Col>
        <DataTable.Col source="updatedAt">
          <MomentField source="updatedAt" />
        </DataTable.Col>
        <DataTable.Col source="savedBy" disableSort />
      </DataTable>
    </AdminList>
  );
}
