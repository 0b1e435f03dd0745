import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import { FormAlert } from '@/components/ui/field/form-alert';
import { atMost, contentRule } from '@/lib/browser/judge-file';
import * as adminLimits from '@/lib/limits/admin';
import * as imageLimits from '@/lib/limits/image';
import { takenKinds } from '@/lib/media/judge-content';
import * as adminMessages from '@/lib/messages/admin';
import { ProgressBar } from '@/components/ui/state/progress-bar';
import styles from './picture-chooser.module.css';
import type { usePictureUpload } from './use-picture-upload';

const MB = 1024 * 1024;

/** Pictures and films of the back office. */
export const PICTURES = contentRule({
  ...takenKinds(imageLimits.publishedKinds, adminMessages.imageType),
  check: atMost(adminLimits.imageMb * MB, adminMessages.imageTooLarge(adminLimits.imageMb)),
});
export const FILMS = contentRule({
  ...takenKinds(adminLimits.videoKinds, adminMessages.videoType),
  check: atMost(adminLimits.videoMb * MB, adminMessages.videoTooLarge(adminLimits.videoMb)),
});

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
  /** What is wrong with the file that was chosen last, before it is sent. */
  const [fault, setFault] = useState<string | null>(null);
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
      <FileInput
        ref={input}
        className="vh"
        tabIndex={-1}
        aria-label={label}
        rule={isVideo ? FILMS : PICTURES}
        onFiles={([chosen]) => {
          setFault(chosen?.fault ?? null);
          if (chosen?.fault === null) onFile(chosen.file);
        }}
      />
      {share === null ? null : <ProgressBar label={`${label} 올리는 중`} share={share} />}
      {hint === undefined ? null : <p className="t-cap muted">{hint}</p>}
      <FormAlert>{fault ?? problem}</FormAlert>
    </div>
  );
}
