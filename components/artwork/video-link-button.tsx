'use client';

import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { isPlainClick } from '@/lib/browser/plain-click';
import { parseWebLink } from '@/lib/text/web-link';
import { parseVideoLink } from '@/lib/video/video-embed';

interface VideoLinkButtonProps {
  link: string;
  /** The dialog's title: what is played. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** A link to a video: YouTube and Vimeo play in a dialog, others open in a new tab. */
export function VideoLinkButton({ link, title, className, children }: VideoLinkButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  const showVideo = useLazyDialog(
    isOpen,
    async () => (await import('./video-dialog')).VideoDialog,
    () => setOpen(false),
  );
  const url = parseWebLink(link);
  if (url === null) return null;
  const embed = parseVideoLink(link);
  const open = (event: MouseEvent) => {
    if (embed === null || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // The dialog releases the focus shortly after it closes.
    setTimeout(() => document.getElementById(place)?.focus(), 30);
  };
  return (
    <>
      <a
        id={place}
        className={className}
        href={url.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-haspopup={embed === null ? undefined : 'dialog'}
        onClick={open}
      >
        {children}
        {embed === null ? <span className="vh"> (새 창)</span> : null}
      </a>
      {isOpen && embed !== null
        ? showVideo({ embedUrl: embed.embedUrl, link: url.href, title, onClose: close })
        : null}
    </>
  );
}
