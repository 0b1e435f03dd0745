import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import { useInput } from 'react-admin';
import content from '@/components/ui/rich-content.module.css';
import { FieldError } from '@/components/ui/field/field-error';
import { Figure } from './figure-node';
import styles from './rich-text-field.module.css';
import { RichTextTools } from './rich-text-tools';

interface RichTextFieldProps {
  source: string;
  label: string;
  /** Whether pictures may be set into the text. */
  hasPictures?: boolean;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4, 5, 6] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  Subscript,
  Superscript,
  TableKit,
  Figure,
];

/** A text with headings, lists, quotes, links and pictures, as the page shows it. The API sanitises what it writes. */
export function RichTextField({ source, label, hasPictures = false }: RichTextFieldProps) {
  const { field, fieldState } = useInput<Record<string, unknown>>({ source, defaultValue: '' });
  const id = useId();
  const value = String(field.value ?? '');
  const known = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: content.content ?? '',
      },
    },
    onUpdate({ editor: changed }) {
      known.current = changed.isEmpty ? '' : changed.getHTML();
      field.onChange(known.current);
    },
  });

  // The form was filled again: by another operator's save, or by an older revision.
  useEffect(() => {
    if (editor === null || value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.field}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.editor} aria-invalid={fieldState.error !== undefined}>
        {editor === null ? null : <RichTextTools editor={editor} hasPictures={hasPictures} />}
        <EditorContent editor={editor} />
      </div>
      <FieldError id={`${id}-error`}>{fieldState.error?.message}</FieldError>
    </div>
  );
}
