'use client';

import { useState } from 'react';
import { useLeaving } from '@/components/form/use-leaving';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { useUnloadGuard } from '@/components/ui/use-unsaved-guard';
import { isComposing } from '@/lib/browser/composing';
import type { DraftChange, DraftFields } from '@/lib/contracts/studio-draft';
import { keysOf } from '@/lib/keys-of';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { GENRE_LABELS } from '@/lib/options/artist';
import {
  THEME_FOCUS_LABELS,
  THEME_STYLE_LABELS,
  THEME_SUBJECT_LABELS,
  THEME_TIME_LABELS,
  THEME_TITLES,
} from '@/lib/options/artwork';
import { cleanLine, cleanLines } from '@/lib/text/clean';
import { hasMoreLetters } from '@/lib/text/letters';
import { typedYear } from '@/lib/text/year';

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
  description: { kind: 'lines', label: '작품 설명' },
} as const satisfies Record<
  FieldName,
  | { kind: 'text' | 'lines' | 'year'; label: string }
  | { kind: 'choice'; label: string; words: Record<string, string> }
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

export const labelOf = (name: FieldName): string => FIELDS[name].label;

/** A field's value in words. */
export function wordsOf(name: FieldName, value: string | number | null | undefined): string {
  const field = FIELDS[name];
  if (value === null || value === undefined) return '';
  const words: Readonly<Record<string, string>> = field.kind === 'choice' ? field.words : {};
  return words[value] ?? String(value);
}

interface DraftFieldProps {
  name: FieldName;
  values: DraftFields;
  error?: string | undefined;
  onEdit: (fields: DraftChange) => void;
  /** Called with the typed text before it is committed. */
  onType?: (fields: DraftChange) => void;
}

/** One field of a draft. It commits its text when it is left, and a single-line field also with Enter. */
export function DraftField({ name, values, error, onEdit, onType }: DraftFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = FIELDS[name];
  const value = values[name];
  const changeTo = (text: string): DraftChange => {
    if (field.kind === 'year') return { [name]: typedYear(text) };
    const cleaned = field.kind === 'lines' ? cleanLines(text) : cleanLine(text);
    return { [name]: cleaned === '' ? null : cleaned };
  };
  const type = (text: string) => {
    setTyped(text);
    onType?.(changeTo(text));
  };
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onEdit(changeTo(typed));
  };
  useUnloadGuard(typed !== null);
  useLeaving(commit);
  // The text of the genre 기타 belongs to that genre alone.
  if (name === 'etc' && values.genre !== 'ETC') return null;
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
  if (field.kind === 'lines') {
    const text = `${typed ?? value ?? ''}`;
    return (
      <TextArea
        label={field.label}
        rows={3}
        value={text}
        maxLetters={studioLimits.descriptionMax}
        error={error}
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
      />
    );
  }
  const isTooLong = hasMoreLetters(cleanLine(String(typed ?? value ?? '')), studioLimits.artworkTextMax);
  return (
    <TextField
      label={field.label}
      value={typed ?? value ?? ''}
      inputMode={field.kind === 'year' ? 'numeric' : undefined}
      error={isTooLong ? studioMessages.tooLong(studioLimits.artworkTextMax) : error}
      onChange={({ target }) =>
        type(field.kind === 'year' ? String(typedYear(target.value) ?? '') : target.value)
      }
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) commit();
      }}
    />
  );
}
