import { useGetList } from 'react-admin';
import { TextArea } from '@/components/ui/text-area';
import { Select } from '@/components/ui/select';
import type { Template, TemplateUse } from '@/lib/contracts/admin/template';
import { templateList } from '@/lib/lists/admin-lists';

interface TemplatedTextProps {
  use: TemplateUse;
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLetters: number;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A text that may begin with a template. What is written already stays above it. */
export function TemplatedText({ use, label, value, onChange, maxLetters, error, hint }: TemplatedTextProps) {
  const { data = [] } = useGetList<Template & { id: string }>('templates', {
    pagination: { page: 1, perPage: templateList.pageSize },
    sort: { field: 'title', order: 'ASC' },
    filter: { use },
  });
  const insert = (uuid: string) => {
    const chosen = data.find((template) => template.uuid === uuid);
    if (chosen === undefined) return;
    onChange(value.trim() === '' ? chosen.content : `${value.trimEnd()}\n\n${chosen.content}`);
  };
  return (
    <>
      {data.length === 0 ? null : (
        <Select
          label="서식에서 가져오기"
          value=""
          onChange={({ target }) => insert(target.value)}
          options={[
            { value: '', label: '서식 고르기' },
            ...data.map(({ uuid, title }) => ({ value: uuid, label: title })),
          ]}
        />
      )}
      <TextArea
        label={label}
        required
        rows={8}
        value={value}
        maxLetters={maxLetters}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        hint={hint}
      />
    </>
  );
}
