'use client';

import { Button } from '@/components/ui/button';
import iconButton from '@/components/ui/button.module.css';
import { shareLink } from './share-link';

interface CopyLinkButtonProps {
  /** The path to share; by default the current page. */
  path?: string;
  title: string;
  /** Shows the icon alone; `label` is its accessible name. */
  isBare?: boolean;
  label?: string;
}

/** Shares an address by the phone's share sheet where there is one, else copies it to the clipboard. */
export function CopyLinkButton({ path, title, isBare = false, label = '링크 복사' }: CopyLinkButtonProps) {
  const share = () =>
    void shareLink(new URL(path ?? window.location.pathname, window.location.href).href, title);
  if (isBare) {
    return (
      <button type="button" className={`needs-script ${iconButton.icon}`} aria-label={label} onClick={share}>
        <LinkIcon />
      </button>
    );
  }
  return (
    <Button look="quiet" className="needs-script" onClick={share}>
      <LinkIcon />
      {label}
    </Button>
  );
}

function LinkIcon() {
  return (
    <svg
      viewBox="0 0 22 22"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M9 13l4-4M8 9l-3 3a3.5 3.5 0 0 0 5 5l3-3M14 13l3-3a3.5 3.5 0 0 0-5-5L9 8" />
    </svg>
  );
}
