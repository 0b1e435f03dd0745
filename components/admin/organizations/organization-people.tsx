import { Link } from 'react-router-dom';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { useAction } from '@/components/admin/parts/use-action';
import { MEMBER_RESOURCES } from '@/components/admin/members/member-resources';
import { PasswordLinkButton } from '@/components/admin/members/password-link-button';
import { callApi } from '@/lib/browser/call-api';
import type { AdminOrganization, OrganizationPerson } from '@/lib/contracts/admin/organization';
import { formatMoment, formatZonedMoment } from '@/lib/format/moment';
import { directionParticle, objectParticle } from '@/lib/hangul/particle';
import { ACCOUNT_STATUS_LABELS } from '@/lib/options/admin';
import { MEMBER_ROLE_LABELS } from '@/lib/options/contest';
import * as adminPaths from '@/lib/paths/admin';
import styles from './organization-people.module.css';

/** The people of an organization. Each leads to its account. */
export function OrganizationPeople({ organization }: { organization: AdminOrganization }) {
  return (
    <ul className={styles.people} aria-label="단체의 사람">
      {organization.people.map((person) => (
        <li key={person.uuid}>
          <Person organization={organization} person={person} />
        </li>
      ))}
    </ul>
  );
}

function Person({ organization, person }: { organization: AdminOrganization; person: OrganizationPerson }) {
  const { role, linkPurpose, linkUntil } = person;
  const params = { uuid: organization.uuid, accountUuid: person.uuid };
  const { version } = organization;
  const other = role === 'OWNER' ? 'REVIEWER' : 'OWNER';
  const changing = useAction({ resources: MEMBER_RESOURCES, done: '역할을 바꿨습니다.' });
  const removing = useAction({ resources: MEMBER_RESOURCES, done: '단체에서 뺐습니다.' });
  const asOther = MEMBER_ROLE_LABELS[other] + directionParticle(MEMBER_ROLE_LABELS[other]);
  const isBusy = changing.isBusy || removing.isBusy;
  const path = '/v1/admin/organizations/{uuid}/people/{accountUuid}';
  return (
    <>
      <div>
        <p>
          <Link to={adminPaths.screen(`members/${person.uuid}/show`)}>{person.accountId}</Link> {person.name}
        </p>
        <p className="t-cap muted">
          {MEMBER_ROLE_LABELS[role]} · {ACCOUNT_STATUS_LABELS[person.status]} ·{' '}
          {person.email ?? '이메일 없음'}
        </p>
        <p className="t-cap muted">
          {linkUntil === null
            ? person.lastLoginAt === null
              ? '아직 로그인하지 않음'
              : `마지막 로그인 ${formatMoment(new Date(person.lastLoginAt))}`
            : `보낸 링크는 ${formatZonedMoment(new Date(linkUntil))}까지`}
        </p>
      </div>
      <div className={styles.actions}>
        {linkPurpose === null ? null : <PasswordLinkButton small uuid={person.uuid} purpose={linkPurpose} />}
        <ConfirmButton
          small
          disabled={isBusy}
          question={`${person.accountId}의 역할을 ${asOther} 바꿀까요?`}
          onConfirm={() =>
            void changing.run(() => callApi('put', path, { params, body: { role: other, version } }))
          }
        >
          {asOther}
        </ConfirmButton>
        <ConfirmButton
          small
          look="danger"
          disabled={isBusy}
          question={`${person.accountId}${objectParticle(person.accountId)} 단체에서 뺄까요?`}
          hint="계정은 남고, 이 단체의 공모를 더는 볼 수 없습니다. 나중에 다시 더할 수 있습니다."
          onConfirm={() => void removing.run(() => callApi('delete', path, { params, body: { version } }))}
        >
          빼기
        </ConfirmButton>
      </div>
    </>
  );
}
