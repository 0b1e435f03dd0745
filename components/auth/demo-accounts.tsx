import { DEMO_ACCOUNTS } from '@/lib/demo-accounts';
import styles from './login.module.css';

/** Demo mode alone: whoever tries the site needn't look the accounts up. */
export function DemoAccounts({ onPick }: { onPick: (id: string) => void }) {
  return (
    <details className={styles.demo}>
      <summary className="t-cap">시연용 계정으로 둘러보기</summary>
      <ul>
        {DEMO_ACCOUNTS.map(({ id, ko }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              {id} <span className="t-cap">{ko}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
