import { SelectInput, TextInput } from 'react-admin';
import { articleCreateSchema } from '@/lib/contracts/admin/article';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { choicesOf } from '@/components/admin/parts/choices';
import { RecordCreate } from '@/components/admin/parts/record-form';

/** Begins a draft, whose form follows from its type. */
export function ArticleCreate() {
  return (
    <RecordCreate schema={articleCreateSchema} defaults={{ type: 'SPECIAL', title: '' }} next="edit">
      <SelectInput
        source="type"
        choices={choicesOf(ARTICLE_TYPE_LABELS)}
        helperText="만든 뒤에는 바꿀 수 없습니다."
      />
      <TextInput
        source="title"
        fullWidth
        helperText="초안으로 만듭니다. 발행하기 전에는 아무에게도 보이지 않습니다."
      />
    </RecordCreate>
  );
}
