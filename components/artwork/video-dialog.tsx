'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import textLink from '@/components/ui/action/text-link.module.css';
import styles from './video-dialog.module.css';

interface VideoDialogProps {
  embedUrl: string;
  link: string;
  title: string;
  onClose: () => void;
}

/** A video of YouTube or Vimeo in a dialog. Nothing is loaded from them before the dialog opens. */
export function VideoDialog({ embedUrl, link, title, onClose }: VideoDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} width={1040}>
      <iframe
        className={styles.player}
        src={embedUrl}
        title={title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p>
        <a className={textLink.link} href={link} target="_blank" rel="noopener noreferrer">
          영상 페이지에서 보기
        </a>
      </p>
    </Dialog>
  );
}
