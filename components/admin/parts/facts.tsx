import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** What is known, by its name; what isn't there is left out. */
  facts: Readonly<Record<string, ReactNode>>;
}

/** The facts of a record, as a list of names and values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) =>
        value === null || value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pre">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A part of a screen under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
