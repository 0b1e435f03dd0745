import { BooleanField, BooleanInput, DataTable, SearchInput, TextInput } from 'react-admin';
import type { z } from 'zod';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { noticeCreateSchema, noticeUpdateSchema } from '@/lib/contracts/admin/notice';
import { adminNoticeList } from '@/lib/lists/admin-lists';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { MomentField } from '@/components/admin/parts/columns';
import { RecordCreate, RecordEdit } from '@/components/admin/parts/record-form';
import { RichTextField } from '@/components/admin/parts/rich-text-field';
import { RowLink } from '@/components/admin/parts/row-link';
import { linesOfHtml } from '@/lib/format/lines-of-html';
import { WORDS as ALL_WORDS } from '@/components/admin/frame/words';

const WORDS = ALL_WORDS.resources.notices.fields;

/** What is compared where two operators saved the same notice. */
const PARTS = partsOfFields<z.input<typeof noticeCreateSchema>>({
  title: { label: WORDS.title },
  content: { label: WORDS.content, describe: (html) => linesOfHtml(html).join('\n') },
  createdBy: { label: WORDS.createdBy },
  isPinned: { label: WORDS.isPinned },
});

export function NoticeList() {
  return (
    <AdminList list={adminNoticeList} filters={[<SearchInput key="q" source="q" alwaysOn />]} canCreate>
      <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="title">
          <RowLink source="title" opens="edit" />
        </DataTable.Col>
        <DataTable.Col source="isPinned" disableSort>
          <BooleanField source="isPinned" />
        </DataTable.Col>
        <DataTable.Col source="createdBy" disableSort />
        <DataTable.Col source="createdAt">
          <MomentField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="updatedAt">
          <MomentField source="updatedAt" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}

export function NoticeCreate() {
  return (
    <RecordCreate
      schema={noticeCreateSchema}
      defaults={{ title: '', content: '', createdBy: '결 운영팀', isPinned: false }}
    >
      <NoticeFields />
    </RecordCreate>
  );
}

export function NoticeEdit() {
  return (
    <RecordEdit schema={noticeUpdateSchema} parts={PARTS}>
      <NoticeFields />
    </RecordEdit>
  );
}

function NoticeFields() {
  return (
    <>
      <TextInput source="title" fullWidth />
      <RichTextField source="content" label="내용" />
      <TextInput source="createdBy" helperText="방문자가 읽는 작성자 이름입니다." />
      <BooleanInput source="isPinned" helperText="목록의 맨 위에 둡니다." />
    </>
  );
}
