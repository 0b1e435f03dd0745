import { Icon } from '@/components/ui/icon';
import type { Faq } from '@/lib/contracts/support';
import * as myPaths from '@/lib/paths/my';
import styles from './faq-page.module.css';

/** A question that unfolds its answer: the browser's own element, so it works without a script and is found by its search. */
export function FaqItem({ faq: { uuid, question, answer } }: { faq: Faq }) {
  const anchor = myPaths.faqAnchor(uuid);
  return (
    <details
      id={anchor}
      className={styles.item}
      onToggle={({ currentTarget }) => {
        // The address names what was unfolded last, so that it can be passed on.
        if (currentTarget.open) window.history.replaceState(window.history.state, '', `#${anchor}`);
      }}
    >
      <summary className={styles.question}>
        <span>{question}</span>
        <Icon name="down" size={18} />
      </summary>
      <p className={`pre ${styles.answer}`}>{answer}</p>
    </details>
  );
}
