'use client';

import { lazy, Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { parseVideoLink, parseWebLink } from '@/lib/video/video-embed';

const VideoDialog = lazy(async () => ({ default: (await import('./video-dialog')).VideoDialog }));

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
  const place = useRef<HTMLAnchorElement>(null);
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
    setTimeout(() => place.current?.focus(), 30);
  };
  return (
    <>
      <a
        ref={place}
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
      {isOpen && embed !== null ? (
        <Suspense>
          <VideoDialog embedUrl={embed.embedUrl} link={url.href} title={title} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
