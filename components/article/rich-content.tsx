import styles from './rich-content.module.css';

/** An operator's HTML as the API presents it: written anew there from an allow-list, never taken over. */
export function RichContent({ html }: { html: string }) {
  // No more than the elements and attributes that its sanitizer spells out.
  // eslint-disable-next-line react/no-danger
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />;
}
