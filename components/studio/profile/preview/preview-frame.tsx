'use client';

import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './profile-preview.module.css';

interface PreviewFrameProps {
  title: string;
  children: ReactNode;
}

/** An own document, so that the page inside has the width of its frame to arrange itself by. Its links open elsewhere. */
const EMPTY =
  '<!doctype html><html lang="ko"><head><meta charset="utf-8"><base target="_blank"></head><body></body></html>';

/** Shows components as a page of their own, with this page's styles. */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const fill = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    if (page === null) return;
    copyStyles(document, page);
    setBody(page.body);
  };
  return (
    <iframe className={styles.frame} title={title} srcDoc={EMPTY} onLoad={fill}>
      {body === null ? null : createPortal(children, body)}
    </iframe>
  );
}

/** All that this page and what it has loaded late are styled by, and what of it hangs on the root element. */
function copyStyles(from: Document, to: Document): void {
  to.documentElement.className = from.documentElement.className;
  to.body.className = from.body.className;
  for (const sheet of from.querySelectorAll('link[rel="stylesheet"], style')) {
    to.head.append(to.importNode(sheet, true));
  }
}
