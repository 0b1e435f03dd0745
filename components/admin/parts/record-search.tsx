import { useState } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { Combobox } from '@/components/ui/field/combobox';
import { failureMessage } from '@/lib/browser/api-failure';
import type { Choice } from '@/lib/contracts/admin/choice';
import type { Image } from '@/lib/contracts/image';
import styles from './record-field.module.css';
import { useRecordSearch, type Choosable } from './use-record-search';

interface RecordSearchProps extends Choosable {
  label: string;
  /** What is chosen already, which isn't offered again. */
  chosen: readonly string[];
  onPick: (choice: Choice) => void;
  required?: boolean;
  error?: string | undefined;
}

/** A field in which an operator types the name of a record, and picks it from the matches. */
export function RecordSearch({ label, chosen, onPick, required, error, ...choosable }: RecordSearchProps) {
  const [text, setText] = useState('');
  const { found, isSearching, error: failure } = useRecordSearch(choosable, text);
  const offered = found.filter(({ id }) => !chosen.includes(id));
  return (
    <div className={styles.search}>
      <Combobox
        label={label}
        required={required}
        error={error}
        value={text}
        placeholder={PLACEHOLDERS[choosable.kind]}
        onText={setText}
        options={offered.map((choice) => ({
          value: choice.id,
          label: choice.name,
          note: choice.isPublic || choosable.kind === 'ARTICLE' ? choice.note : `${choice.note} · 비공개`,
          picture: <RecordPicture image={choice.image} />,
        }))}
        onPick={({ value }) => {
          const choice = offered.find(({ id }) => id === value);
          if (choice === undefined) return;
          setText('');
          onPick(choice);
        }}
      />
      <p role="status" className="t-cap muted">
        {statusOf({ text, isSearching, count: offered.length, failure })}
      </p>
    </div>
  );
}

const PLACEHOLDERS = {
  ARTIST: '이름이나 아이디로 찾기',
  ARTWORK: '작품 제목이나 작가로 찾기',
  ARTICLE: '제목으로 찾기',
};

interface SearchState {
  text: string;
  isSearching: boolean;
  count: number;
  failure: unknown;
}

function statusOf({ text, isSearching, count, failure }: SearchState): string {
  if (text.trim() === '') return '';
  if (isSearching) return '찾는 중입니다.';
  if (failure !== null) return failureMessage(failure);
  return count === 0 ? '찾은 것이 없습니다. 다른 말로 찾아보세요.' : `${count}건을 찾았습니다.`;
}

/** The small picture of a record; an empty mat where it has none. */
export function RecordPicture({ image }: { image: Image | null }) {
  if (image === null) return <span className={styles.picture} />;
  return <ArtImage image={image} alt="" sizes="40px" maxWidth={160} fit="cover" className={styles.picture} />;
}
