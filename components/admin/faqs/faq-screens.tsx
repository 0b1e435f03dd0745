import { BooleanField, BooleanInput, DataTable, SearchInput, SelectInput, TextInput } from 'react-admin';
import type { z } from 'zod';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { faqCreateSchema, faqUpdateSchema } from '@/lib/contracts/admin/faq';
import { adminFaqList } from '@/lib/lists/admin-lists';
import { FAQ_CATEGORY_LABELS } from '@/lib/options/support';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField } from '@/components/admin/parts/columns';
import { RecordCreate, RecordEdit } from '@/components/admin/parts/record-form';
import { RowLink } from '@/components/admin/parts/row-link';
import { WORDS as ALL_WORDS } from '@/components/admin/frame/words';
import { FaqOrder } from './faq-order';

const WORDS = ALL_WORDS.resources.faqs.fields;

const CATEGORIES = choicesOf(FAQ_CATEGORY_LABELS);

/** What is compared where two operators saved the same question. */
const PARTS = partsOfFields<z.input<typeof faqCreateSchema>>({
  category: {
    label: WORDS.category,
    describe: (category) => (category === null ? '' : FAQ_CATEGORY_LABELS[category]),
  },
  question: { label: WORDS.question },
  answer: { label: WORDS.answer },
  isForArtists: { label: WORDS.isForArtists },
});

export function FaqList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="category" source="category" choices={CATEGORIES} alwaysOn />,
  ];
  return (
    <AdminList list={adminFaqList} filters={filters} actions={<FaqOrder />} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="question" disableSort>
          <RowLink source="question" opens="edit" />
        </DataTable.Col>
        <DataTable.Col source="category" disableSort>
          <ChoiceField source="category" labels={FAQ_CATEGORY_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="isForArtists" disableSort>
          <BooleanField source="isForArtists" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}

export function FaqCreate() {
  return (
    <RecordCreate
      schema={faqCreateSchema}
      defaults={{ category: 'MEMBER', isForArtists: false, question: '', answer: '' }}
    >
      <FaqFields />
    </RecordCreate>
  );
}

export function FaqEdit() {
  return (
    <RecordEdit schema={faqUpdateSchema} parts={PARTS}>
      <FaqFields />
    </RecordEdit>
  );
}

function FaqFields() {
  return (
    <>
      <SelectInput source="category" choices={CATEGORIES} />
      <TextInput source="question" fullWidth />
      <TextInput source="answer" multiline minRows={5} fullWidth />
      <BooleanInput source="isForArtists" helperText="작가 회원에게만 보입니다." />
    </>
  );
}
