import { DataTable, SearchInput, SelectInput, TextInput } from 'react-admin';
import type { z } from 'zod';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { templateCreateSchema, templateUpdateSchema } from '@/lib/contracts/admin/template';
import { templateList } from '@/lib/lists/admin-lists';
import { TEMPLATE_USE_LABELS } from '@/lib/options/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RecordCreate, RecordEdit } from '@/components/admin/parts/record-form';
import { RowLink } from '@/components/admin/parts/row-link';
import { WORDS as ALL_WORDS } from '@/components/admin/frame/words';

const WORDS = ALL_WORDS.resources.templates.fields;

const USES = choicesOf(TEMPLATE_USE_LABELS);

/** What is compared where two operators saved the same template. */
const PARTS = partsOfFields<z.input<typeof templateCreateSchema>>({
  use: { label: WORDS.use, describe: (use) => (use === null ? '' : TEMPLATE_USE_LABELS[use]) },
  title: { label: WORDS.title },
  content: { label: WORDS.content },
});

export function TemplateList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="use" source="use" choices={USES} alwaysOn />,
  ];
  return (
    <AdminList list={templateList} filters={filters} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="title">
          <RowLink source="title" opens="edit" />
        </DataTable.Col>
        <DataTable.Col source="use" disableSort>
          <ChoiceField source="use" labels={TEMPLATE_USE_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="updatedAt">
          <MomentField source="updatedAt" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}

export function TemplateCreate() {
  return (
    <RecordCreate schema={templateCreateSchema} defaults={{ use: 'INQUIRY_ANSWER', title: '', content: '' }}>
      <TemplateFields />
    </RecordCreate>
  );
}

export function TemplateEdit() {
  return (
    <RecordEdit schema={templateUpdateSchema} parts={PARTS}>
      <TemplateFields />
    </RecordEdit>
  );
}

function TemplateFields() {
  return (
    <>
      <SelectInput source="use" choices={USES} />
      <TextInput source="title" fullWidth />
      <TextInput source="content" multiline minRows={8} fullWidth />
    </>
  );
}
