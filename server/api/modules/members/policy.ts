import type { AccountStatus, RoleType } from '@/lib/contracts/account';

/**
 * The roles that operators may give, by the role that the account has (O-53). The others follow from an application
 * from the first profile, or from an organization; an artist, whose pages are public, stays one.
 */
const ROLE_CHANGES: Readonly<Record<RoleType, readonly RoleType[]>> = {
  MEMBER: ['ADMIN'],
  ADMIN: ['MEMBER'],
  ARTIST_PENDING: ['MEMBER'],
  ARTIST_PENDING_RETRY: ['MEMBER'],
  ARTIST_BEFORE_PROFILE: ['MEMBER'],
  ARTIST: [],
  BUSINESS: [],
};

/** The roles that an operator may give to an account as it is now. */
export function roleChangesOf({
  roleType,
  status,
}: {
  roleType: RoleType;
  status: AccountStatus;
}): readonly RoleType[] {
  return status === 'ACTIVE' ? ROLE_CHANGES[roleType] : [];
}

/** Whether operators maintain the name and the contact of such accounts, whose owners can't (M-194). */
export const isMaintained = (roleType: RoleType): boolean => roleType === 'BUSINESS';

/** Whether an operator may withdraw an account: whose owner can't do it, being stopped or of no organization any more. */
export function mayWithdraw({
  roleType,
  status,
  isOfOrganization,
}: {
  roleType: RoleType;
  status: AccountStatus;
  isOfOrganization: boolean;
}): boolean {
  if (isOfOrganization || roleType === 'ADMIN') return false;
  return status === 'STOPPED' || (status === 'ACTIVE' && roleType === 'BUSINESS');
}
