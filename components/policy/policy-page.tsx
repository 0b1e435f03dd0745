import { Icon } from '@/components/ui/icon';
import type { Policy, PolicySection } from '@/lib/policy/parse-policy';
import { PolicyText } from './policy-text';
import styles from './policy-page.module.css';

/** A policy to read: its table of contents, then its sections, each with an anchor. Only for the server. */
export function PolicyPage({ policy: { title, inForce, lead, sections } }: { policy: Policy }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="t-h1">{title}</h1>
        <p className={`num ${styles.inForce}`}>{inForce}</p>
      </header>
      {sections.length < 2 ? null : <Contents sections={sections} />}
      <div className={styles.text}>
        {lead === '' ? null : <PolicyText markdown={lead} />}
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={`t-h3 ${styles.title}`}>
              {name}
            </h2>
            <PolicyText markdown={body} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Unfolded beside the text where there is room, folded above it on small screens. */
function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="차례" className={`no-print ${styles.contents}`}>
      <div className={styles.wide}>{list}</div>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          차례
          <Icon name="down" size={18} />
        </summary>
        {list}
      </details>
    </nav>
  );
}
