import { useGetList } from 'react-admin';
import { TextArea } from '@/components/ui/field/text-area';
import { Select } from '@/components/ui/field/select';
import type { Template, TemplateUse } from '@/lib/contracts/admin/template';
import { templateList } from '@/lib/lists/admin-lists';
import styles from './stack.module.css';

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
  const { data = [], isPending } = useGetList<Template & { id: string }>('templates', {
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
    <div className={styles.stack}>
      {/* It keeps its place while it loads: what follows doesn't move under the pointer. */}
      <Select
        label="서식에서 가져오기"
        value=""
        disabled={data.length === 0}
        onChange={({ target }) => insert(target.value)}
        options={[
          { value: '', label: isPending || data.length > 0 ? '서식 고르기' : '아직 서식이 없습니다' },
          ...data.map(({ uuid, title }) => ({ value: uuid, label: title })),
        ]}
      />
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
    </div>
  );
}
