'use client';

import { useState } from 'react';
import { useLeaving } from '@/components/form/use-leaving';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { useUnloadGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { isComposing } from '@/lib/browser/composing';
import { ARTWORK_FIELDS, emptyWords, type ArtworkField, type FieldName } from '@/lib/artwork/fields';
import type { DraftChange, DraftFields } from '@/lib/contracts/studio-draft';
import * as studioMessages from '@/lib/messages/studio';
import { cleanLine, cleanLines } from '@/lib/text/clean';
import { hasMoreLetters } from '@/lib/text/letters';
import { typedYear } from '@/lib/text/year';

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
  const field: ArtworkField = ARTWORK_FIELDS[name];
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
  if (field.kind === 'choice' || field.kind === 'theme') {
    const options = [
      { value: '', label: emptyWords(name) ?? '고르지 않음' },
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
        maxLetters={field.max}
        error={error}
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
      />
    );
  }
  const max = field.kind === 'line' ? field.max : Infinity;
  const isTooLong = hasMoreLetters(cleanLine(String(typed ?? value ?? '')), max);
  return (
    <TextField
      label={field.label}
      value={typed ?? value ?? ''}
      inputMode={field.kind === 'year' ? 'numeric' : undefined}
      error={isTooLong ? studioMessages.tooLong(max) : error}
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
