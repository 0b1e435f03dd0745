import type { Member, MemberRow, OpenedMember, WithdrawalRow } from '@/lib/contracts/admin/member';
import { daysBetween, dayInSeoul } from '@/lib/date/seoul';
import { maskedEmail, maskedName, maskedPhone } from '@/lib/format/masked';
import { isRevocable, revocableUntil } from '@/server/api/modules/withdrawal/shared-rules';
import { linkPurposeOf } from '@/server/api/modules/password-links/service';
import type { BelongingsRead, MemberRead } from './detail-repository';
import { mayWithdraw, roleChangesOf } from './policy';
import type { MemberRowRead, WithdrawalRowRead } from './repository';

/** An account as an item of the list. */
export function presentRow({ name, createdAt, lastLoginAt, ...row }: MemberRowRead): MemberRow {
  const { uuid, accountId, roleType, status } = row;
  return {
    ...{ uuid, accountId, roleType, status, name: shownName(name) },
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}

/** A withdrawn account that may come back. */
export function presentWithdrawal(row: WithdrawalRowRead, now: Date): WithdrawalRow {
  if (row.withdrawnAt === null) throw new Error('A withdrawal without its moment');
  const { uuid, accountId, roleType, status, name, createdAt } = presentRow(row);
  const until = revocableUntil(row.withdrawnAt);
  return {
    ...{ uuid, accountId, roleType, status, name, createdAt },
    withdrawnAt: row.withdrawnAt.toISOString(),
    revocableUntil: until.toISOString(),
    daysLeft: Math.max(0, daysBetween(dayInSeoul(now), dayInSeoul(until))),
  };
}

/** An account with what belongs to it; who it is is masked. */
export function presentMember(
  { account, artist, organization, contestApplications, inquiries, linkUntil }: MemberRead,
  { applications, latest, liked }: BelongingsRead,
  now: Date,
): Member {
  const { email, phoneNum, withdrawnAt } = account;
  const likesOf = (...types: readonly string[]) =>
    liked.filter(({ type }) => types.includes(type)).reduce((sum, { total }) => sum + total, 0);
  return {
    ...presentRow(account),
    email: email === null ? null : maskedEmail(email),
    phoneNum: phoneNum === null ? null : maskedPhone(phoneNum),
    snsType: account.snsType,
    hasPassword: account.passwordHash !== null,
    stoppedAt: account.stoppedAt?.toISOString() ?? null,
    stopReason: account.stopReason,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    revocableUntil:
      account.status === 'WITHDRAWN' && withdrawnAt !== null && isRevocable(withdrawnAt, now)
        ? revocableUntil(withdrawnAt).toISOString()
        : null,
    consents: {
      termsAt: account.termsAt?.toISOString() ?? null,
      privacyRequiredAt: account.privacyRequiredAt?.toISOString() ?? null,
      privacyOptionalAt: account.privacyOptionalAt?.toISOString() ?? null,
      agreeBusinessEmail: account.agreeBusinessEmail,
      agreeBusinessSms: account.agreeBusinessSms,
      agreeMarketingEmail: account.agreeMarketingEmail,
      agreeMarketingSms: account.agreeMarketingSms,
    },
    applications: applications.map(({ uuid, status, createdAt, decidedAt }) => ({
      ...{ uuid, status, createdAt: createdAt.toISOString() },
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    inquiries: {
      total: inquiries,
      latest: latest.map(({ uuid, type, title, createdAt, answeredAt }) => ({
        ...{ uuid, type, title, createdAt: createdAt.toISOString() },
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    },
    artist:
      artist === null
        ? null
        : {
            name: artist.nameKo ?? artist.nameEn ?? account.accountId,
            isPublic: artist.isPublic,
            artworkCount: artist.artworkCount,
            likeCount: artist.likeCount,
          },
    organization:
      organization?.uuid == null || organization.name === null || organization.role === null
        ? null
        : {
            uuid: organization.uuid,
            name: organization.name,
            role: organization.role,
            isOnlyOwner: organization.role === 'OWNER' && !organization.hasOtherOwner,
          },
    contestApplications,
    likes: {
      artists: likesOf('ARTIST'),
      artworks: likesOf('ART_WORK'),
      articles: likesOf('SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'),
    },
    roleChanges: [...roleChangesOf(account)],
    mayWithdraw: mayWithdraw({ ...account, isOfOrganization: organization?.uuid != null }),
    linkPurpose: linkPurposeOf(account, now),
    linkUntil: linkUntil?.toISOString() ?? null,
    version: account.profileVersion,
  };
}

/** Who it is, for an operator who has asked. */
export const presentOpened = ({ name, email, phoneNum, birthDate }: MemberRead['account']): OpenedMember => ({
  ...{ name, email, phoneNum, birthDate },
});

/** The name of an emptied account is empty. */
const shownName = (name: string) => (name === '' ? '' : maskedName(name));
