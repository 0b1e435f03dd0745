import type { FoundIn as FoundInData } from '@/lib/contracts/understood';
import { FOUND_IN } from '@/lib/messages/found-in';
import styles from './found-in.module.css';
import { Highlighted } from './highlighted';

/** Shows which field matches if an item's name doesn't (P-154); empty for the others. */
export function FoundIn({ foundIn }: { foundIn: FoundInData }) {
  if (foundIn === null) return null;
  const text = <Highlighted html={foundIn.text} />;
  return (
    <p className={`t-cap ${styles.found}`}>
      {foundIn.field === 'artwork' ? (
        <>작품 〈{text}〉에서</>
      ) : (
        <>
          <span className={styles.where}>{FOUND_IN[foundIn.field]}</span> {text}
        </>
      )}
    </p>
  );
}
