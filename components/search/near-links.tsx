import { SoftLink } from '@/components/ui/action/soft-link';
import styles from './search-screen.module.css';

interface NearLink {
  key: string;
  path: string;
  /** What it is, above or before its name. */
  kind: string | undefined;
  name: string;
  note: string | null;
}

/** Links to single artists, artworks or articles, a line each, below a heading. */
export function NearLinks({ id, title, links }: { id: string; title: string; links: readonly NearLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby={id}>
      <h2 id={id} className="t-h4">
        {title}
      </h2>
      <ul>
        {links.map(({ key, path, kind, name, note }) => (
          <li key={key}>
            <SoftLink className={styles.nearLink} href={path}>
              <span className="t-over">{kind}</span>
              <span className={styles.name}>{name}</span>
              {note === null ? null : <span className="t-cap">{note}</span>}
            </SoftLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
