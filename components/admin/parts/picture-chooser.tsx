import { useId, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { ProgressBar } from '@/components/ui/progress-bar';
import styles from './picture-chooser.module.css';
import type { usePictureUpload } from './use-picture-upload';

interface PictureChooserProps {
  /** What the picture is for. */
  label: string;
  hint?: string | undefined;
  upload: Pick<ReturnType<typeof usePictureUpload>, 'share' | 'problem' | 'cancel'>;
  /** A film instead of a picture. */
  isVideo?: boolean;
  onFile: (file: File) => void;
  /** What is chosen already, and its tools. */
  children?: ReactNode;
}

/** A button that takes a picture or a film from the computer, and how far it is on its way. */
export function PictureChooser({
  label,
  hint,
  upload,
  isVideo = false,
  onFile,
  children,
}: PictureChooserProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { share, problem, cancel } = upload;
  return (
    <div className={styles.chooser} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {children}
      <div className={styles.tools}>
        <Button small onClick={() => input.current?.click()} disabled={share !== null}>
          {isVideo ? '영상 고르기' : '사진 고르기'}
        </Button>
        {share === null ? null : (
          <Button small look="quiet" onClick={cancel}>
            취소
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={isVideo ? 'video/mp4' : 'image/jpeg,image/png,image/webp'}
        className="vh"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      {share === null ? null : <ProgressBar label={`${label} 올리는 중`} share={share} />}
      {hint === undefined ? null : <p className="t-cap muted">{hint}</p>}
      <FormAlert>{problem}</FormAlert>
    </div>
  );
}
