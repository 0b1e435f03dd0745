import type { Organization } from '@/lib/contracts/organization-contest';
import { MEMBER_ROLE_LABELS } from '@/lib/options/contest';
import styles from './contests-page.module.css';

/** Who works for the organization, and as what. The site's operator makes their accounts. */
export function OrganizationPeople({ members }: Pick<Organization, 'members'>) {
  return (
    <section className={styles.people} aria-labelledby="organization-people">
      <h2 id="organization-people" className="t-h4">
        함께 일하는 사람
      </h2>
      <ul>
        {members.map(({ accountId, name, role }) => (
          <li key={accountId} className={styles.person}>
            <span>{name}</span>
            <span className="t-cap">{accountId}</span>
            <span className="t-cap">{MEMBER_ROLE_LABELS[role]}</span>
          </li>
        ))}
      </ul>
      <p className="t-cap pre">
        책임자는 공모를 만들고 결정하고 발표해요. 심사위원은 맡은 공모의 지원서를 읽고 점수를 줘요. 공모의
        심사위원은 심사단에서 초대하고, 책임자를 더하거나 빼려면 고객지원에 알려 주세요.
      </p>
    </section>
  );
}
