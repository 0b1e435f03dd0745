import styles from './rich-content.module.css';

/** An operator's HTML, which the API has sanitized by an allow-list. */
export function RichContent({ html }: { html: string }) {
  // The sanitizer leaves only the elements and attributes that it lists.
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />;
}
