import type {
  AdminOrganization,
  AdminOrganizationRow,
  OrganizationPerson,
} from '@/lib/contracts/admin/organization';
import { maskedEmail, maskedName } from '@/lib/format/masked';
import { linkPurposeOf } from '@/server/api/modules/password-links/service';
import type { OrganizationRead, OrganizationRowRead, PersonRead } from './repository';

/** An organization as an item of the list. */
export const presentRow = (row: OrganizationRowRead): AdminOrganizationRow => {
  const { uuid, name, owners, people, contests, createdAt } = row;
  return {
    ...{ uuid, name, owners, people, contests, ...presentVerification(row) },
    createdAt: createdAt.toISOString(),
  };
};

const presentVerification = ({
  verifiedBy,
  verifiedAt,
}: Pick<OrganizationRowRead, 'verifiedBy' | 'verifiedAt'>) => ({
  ...{ verifiedBy, verifiedAt: verifiedAt?.toISOString() ?? null },
});

/** An organization with its people, who are masked. */
export function presentOrganization(
  { organization, contests }: OrganizationRead,
  people: readonly PersonRead[],
  now: Date,
): AdminOrganization {
  const { uuid, name, version, createdAt, updatedAt } = organization;
  return {
    ...{ uuid, name, contests, version, ...presentVerification(organization) },
    people: people.map((person) => presentPerson(person, now)),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentPerson({ account, role, joinedAt, linkUntil }: PersonRead, now: Date): OrganizationPerson {
  const { uuid, accountId, status, name, email, lastLoginAt } = account;
  return {
    ...{ uuid, accountId, role, status, name: maskedName(name) },
    email: email === null ? null : maskedEmail(email),
    createdAt: joinedAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    linkPurpose: linkPurposeOf(account, now),
    linkUntil: linkUntil?.toISOString() ?? null,
  };
}
