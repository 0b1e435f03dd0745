import type { ReactElement } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styles from './policy-text.module.css';

/** A policy's headings stand below those of the page that quotes it. */
const COMPONENTS: Components = {
  h1: ({ children }) => <p className={styles.title}>{children}</p>,
  h2: ({ children }) => <h3 className={styles.heading}>{children}</h3>,
  h3: ({ children }) => <h4 className={styles.heading}>{children}</h4>,
  table: ({ children }) => (
    // Wider than a phone: it scrolls sideways, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe: scrollable-region-focusable
    <div className={styles.table} role="group" aria-label="표" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** Read texts. They are sections of the site's own files, so there are few; reading takes longer than all else on their page. */
const elements = new Map<string, ReactElement>();

function elementsOf(markdown: string): ReactElement {
  const known = elements.get(markdown);
  if (known !== undefined) return known;
  const read = Markdown({ children: markdown, remarkPlugins: [remarkGfm], components: COMPONENTS });
  elements.set(markdown, read);
  return read;
}

/** A policy in Markdown as text to read. Only for the server: nothing of it goes to the browser's scripts. */
export function PolicyText({ markdown }: { markdown: string }) {
  return <div className={styles.text}>{elementsOf(markdown)}</div>;
}
