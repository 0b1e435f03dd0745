import { DEMO_ACCOUNTS } from '@/lib/demo-accounts';
import styles from './login.module.css';

/** The demo accounts, offered in demo mode so that visitors needn't look them up. */
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
