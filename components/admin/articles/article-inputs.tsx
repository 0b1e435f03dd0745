import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { ARTICLE_FIELD_LABELS } from '@/lib/options/article-fields';
import { PictureInput } from '@/components/admin/parts/picture-field';
import type { ArticleValues } from './article-values';

type Names<Value> = {
  [Name in keyof ArticleValues]-?: ArticleValues[Name] extends Value ? Name : never;
}[keyof ArticleValues];
/** The fields that hold a text. */
type TextName = Exclude<Names<string | null>, `${string}ImageId`>;

/** A field of the form, whose fault goes as soon as it is changed: what publishing lacked may be there now. */
function useArticleField<Name extends keyof ArticleValues>(name: Name) {
  const { clearErrors } = useFormContext<ArticleValues>();
  const { field, fieldState } = useController<ArticleValues, Name>({ name });
  return {
    ...field,
    label: ARTICLE_FIELD_LABELS[name as keyof typeof ARTICLE_FIELD_LABELS],
    error: fieldState.error?.message,
    change(value: ArticleValues[Name]) {
      clearErrors(name);
      field.onChange(value);
    },
  };
}

/** An emptied field that may be left out holds nothing. */
const typed = (name: TextName, text: string) =>
  text === '' && name !== 'title' && name !== 'content' ? null : text;

type LineProps = Pick<ComponentProps<typeof TextField>, 'hint' | 'required' | 'type' | 'inputMode'> & {
  name: TextName;
};

/** A text of one line, a day, a time or an address. */
export function LineField({ name, ...rest }: LineProps) {
  const { value, change, onBlur, ref, label, error } = useArticleField(name);
  return (
    <TextField
      {...rest}
      {...{ ref, name, label, error, onBlur }}
      value={value ?? ''}
      onChange={({ target }) => change(typed(name, target.value))}
    />
  );
}

interface ParagraphsProps {
  name: TextName;
  maxLetters: number;
  rows?: number;
  hint?: string;
  required?: boolean;
}

/** A text of several lines. */
export function ParagraphsField({ name, rows = 3, ...rest }: ParagraphsProps) {
  const { value, change, onBlur, ref, label, error } = useArticleField(name);
  const text = value ?? '';
  return (
    <TextArea
      {...rest}
      {...{ ref, name, label, error, onBlur, rows }}
      value={text}
      onChange={({ target }) => change(typed(name, target.value))}
    />
  );
}

/** The number of a special. */
export function NumberField({ hint }: { hint: string }) {
  const { value, change, onBlur, ref, label, error } = useArticleField('number');
  return (
    <TextField
      {...{ ref, label, error, onBlur, hint }}
      name="number"
      type="number"
      inputMode="numeric"
      value={value ?? ''}
      onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
    />
  );
}

interface PictureFieldProps {
  name: 'previewImageId' | 'mainImageId' | 'writerImageId';
  hint: string;
}

export function PictureField({ name, hint }: PictureFieldProps) {
  const { value, change, label, error } = useArticleField(name);
  return <PictureInput {...{ label, hint, value, error }} onChange={change} />;
}
