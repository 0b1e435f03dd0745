import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import styles from './rich-text-field.module.css';
import { LinkDialog } from './link-dialog';

interface Tool {
  label: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: '굵게',
    isOn: (it) => it.isActive('bold'),
    run: (it) => it.chain().focus().toggleBold().run(),
  },
  {
    label: '기울임',
    isOn: (it) => it.isActive('italic'),
    run: (it) => it.chain().focus().toggleItalic().run(),
  },
  {
    label: '큰 제목',
    isOn: (it) => it.isActive('heading', { level: 3 }),
    run: (it) => it.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: '작은 제목',
    isOn: (it) => it.isActive('heading', { level: 4 }),
    run: (it) => it.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    label: '목록',
    isOn: (it) => it.isActive('bulletList'),
    run: (it) => it.chain().focus().toggleBulletList().run(),
  },
  {
    label: '번호 목록',
    isOn: (it) => it.isActive('orderedList'),
    run: (it) => it.chain().focus().toggleOrderedList().run(),
  },
  {
    label: '인용',
    isOn: (it) => it.isActive('blockquote'),
    run: (it) => it.chain().focus().toggleBlockquote().run(),
  },
  {
    label: '가로줄',
    isOn: () => false,
    run: (it) => it.chain().focus().setHorizontalRule().run(),
  },
  {
    label: '표',
    isOn: (it) => it.isActive('table'),
    run: (it) => it.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];

/** What can be done with the text. The buttons show where the caret stands. */
export function RichTextTools({ editor, hasPictures }: { editor: Editor; hasPictures: boolean }) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: current }) => [...TOOLS.map(({ isOn }) => isOn(current)), current.isActive('link')],
  });
  const close = () => setOpen(null);
  const showPicture = useLazyDialog(
    open === 'picture',
    async () => (await import('./picture-dialog')).PictureDialog,
    close,
  );
  return (
    <div className={styles.tools} role="toolbar" aria-label="글 꾸미기">
      {TOOLS.map(({ label, run }, index) => (
        <button key={label} type="button" aria-pressed={pressed[index]} onClick={() => run(editor)}>
          {label}
        </button>
      ))}
      <button type="button" aria-pressed={pressed[TOOLS.length]} onClick={() => setOpen('link')}>
        링크
      </button>
      {hasPictures ? (
        <button type="button" onClick={() => setOpen('picture')}>
          사진
        </button>
      ) : null}
      <button type="button" onClick={() => editor.chain().focus().undo().run()}>
        되돌리기
      </button>
      {open === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {open === 'picture'
        ? showPicture({
            onClose: close,
            onChosen: (picture) =>
              editor.chain().focus().insertContent({ type: 'figure', attrs: picture }).run(),
          })
        : null}
    </div>
  );
}
