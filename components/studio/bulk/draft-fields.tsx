'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import type { DraftChange, DraftFields } from '@/lib/contracts/studio-draft';
import { keysOf } from '@/lib/keys-of';
import * as studioLimits from '@/lib/limits/studio';
import { GENRE_LABELS } from '@/lib/options/artist';
import {
  THEME_FOCUS_LABELS,
  THEME_STYLE_LABELS,
  THEME_SUBJECT_LABELS,
  THEME_TIME_LABELS,
  THEME_TITLES,
} from '@/lib/options/artwork';

type FieldName = keyof DraftFields;

/** How each field is filled in. The order is the row's. */
const FIELDS = {
  title: { kind: 'text', label: '국문 작품명' },
  titleEn: { kind: 'text', label: '영문 작품명' },
  year: { kind: 'year', label: '제작 연도' },
  size: { kind: 'text', label: '크기' },
  material: { kind: 'text', label: '재료' },
  genre: { kind: 'choice', label: '장르', words: GENRE_LABELS },
  etc: { kind: 'text', label: '기타 장르' },
  themeSubject: { kind: 'choice', label: THEME_TITLES.themeSubject, words: THEME_SUBJECT_LABELS },
  themeTime: { kind: 'choice', label: THEME_TITLES.themeTime, words: THEME_TIME_LABELS },
  themeFocus: { kind: 'choice', label: THEME_TITLES.themeFocus, words: THEME_FOCUS_LABELS },
  themeStyle: { kind: 'choice', label: THEME_TITLES.themeStyle, words: THEME_STYLE_LABELS },
  description: { kind: 'text', label: '작품 설명' },
} as const satisfies Record<
  FieldName,
  { kind: 'text' | 'year'; label: string } | { kind: 'choice'; label: string; words: Record<string, string> }
>;

/** The fields that several works of a series have in common. */
export const COMMON_FIELDS = [
  'year',
  'size',
  'material',
  'genre',
  'themeSubject',
  'themeTime',
  'themeFocus',
  'themeStyle',
] as const satisfies readonly FieldName[];
export const ALL_FIELDS = keysOf(FIELDS);

interface DraftFieldProps {
  name: FieldName;
  values: DraftFields;
  error?: string | undefined;
  onEdit: (fields: DraftChange) => void;
}

/** One field of a draft. What is typed is passed on when the field is left, or with Enter. */
export function DraftField({ name, values, error, onEdit }: DraftFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = FIELDS[name];
  // The text of the genre 기타 belongs to that genre alone.
  if (name === 'etc' && values.genre !== 'ETC') return null;
  const value = values[name];
  if (field.kind === 'choice') {
    const options = [
      { value: '', label: '고르지 않음' },
      ...Object.entries(field.words).map(([key, label]) => ({ value: key, label })),
    ];
    return (
      <Select
        label={field.label}
        options={options}
        value={value ?? ''}
        error={error}
        onChange={({ target }) => onEdit({ [name]: target.value === '' ? null : target.value })}
      />
    );
  }
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    const next = text === '' ? null : field.kind === 'year' ? Number(text) : text;
    if (next !== value) onEdit({ [name]: next });
  };
  return (
    <TextField
      label={field.label}
      value={typed ?? value ?? ''}
      maxLength={name === 'description' ? studioLimits.descriptionMax : studioLimits.artworkTextMax}
      inputMode={field.kind === 'year' ? 'numeric' : undefined}
      error={error}
      onChange={({ target }) =>
        setTyped(field.kind === 'year' ? target.value.replace(/\D/g, '').slice(0, 4) : target.value)
      }
      onBlur={commit}
      onKeyDown={(event) => {
        // Enter also ends a syllable that is still being composed.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
      }}
    />
  );
}
