import { lazy, type ReactNode } from 'react';
import type { FoundIn as FoundInData } from '@/lib/contracts/understood';
import { others } from '@/lib/messages/named-first';
import { LatePart } from '@/components/ui/late-part';
// Loaded with the list, so that the late part has its look at once.
import styles from './found-in.module.css';
import './highlighted.module.css';

const FoundIn = lazy(async () => ({ default: (await import('./found-in')).FoundIn }));

/** `FoundIn`, whose code is loaded only for a search that has such items. */
export function LateFoundIn({ foundIn }: { foundIn: FoundInData }) {
  if (foundIn === null) return null;
  return (
    <LatePart>
      <FoundIn foundIn={foundIn} />
    </LatePart>
  );
}

interface NamedFirstProps<Item> {
  items: readonly Item[];
  noun: string;
  /** Renders a list of items; `from`: the number of items before them, `label`: the list's accessible name. */
  children: (items: readonly Item[], list: { from: number; label: string }) => ReactNode;
}

/** Shows items that match by name, and below a separate heading those that match in another field (P-154). */
export function NamedFirst<Item extends { foundIn: FoundInData }>({
  items,
  noun,
  children,
}: NamedFirstProps<Item>) {
  const named = items.filter(({ foundIn }) => foundIn === null);
  const rest = items.slice(named.length);
  return (
    <>
      {named.length === 0 ? null : children(named, { from: 0, label: `${noun} 목록` })}
      {rest.length === 0 ? null : (
        <section className={named.length === 0 ? undefined : styles.rest}>
          <h2 className={`t-h4 ${styles.heading}`}>{others(noun)}</h2>
          {children(rest, { from: named.length, label: others(noun) })}
        </section>
      )}
    </>
  );
}
