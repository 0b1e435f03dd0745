import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { RoleType } from '@/lib/contracts/account';
import type { StoredDocument } from '@/server/api/modules/documents/service';
import type { mailTo } from '@/server/api/modules/mails/templates';
import { takeRoom } from '@/server/api/modules/uploads/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { uniqueViolationOf } from '@/server/db/errors';
import { accounts, artistApplications, artistDocuments } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import type { ProfileColumns } from './profile-change';

/** A save of a profile with its application and mails. */
export interface ProfileSave {
  accountUuid: string;
  /** The version that the form began with, which has to be the current one; null for any. */
  version: number | null;
  roleType: RoleType;
  columns: ProfileColumns;
  /** Whether the optional consent is given. A consent that was given before keeps its date. */
  hasAgreedToOptional: boolean;
  /** The application to be an artist; null where only the profile is saved. */
  application: { uuid: string; documents: readonly StoredDocument[] } | null;
  mails: readonly ReturnType<typeof mailTo>[];
}

/** Why nothing was saved. */
export type SaveObstacle = 'stale' | 'email';

export type UserRepository = ReturnType<typeof createUserRepository>;
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export function createUserRepository(orm: Orm) {
  return {
    /** An active account with its latest application, else null. */
    findProfile: (accountUuid: string) => findProfile(orm, accountUuid),

    /** Saves everything or nothing. Of several forms that began with the same version one succeeds. */
    async save(save: ProfileSave): Promise<ProfileRow | SaveObstacle> {
      try {
        return await orm.transaction(async (tx) => {
          if (!(await updateProfile(tx, save))) return 'stale';
          if (save.application !== null) await insertApplication(tx, save.accountUuid, save.application);
          if (save.mails.length > 0) await tx.insert(outbox).values([...save.mails]);
          return (await findProfile(tx, save.accountUuid)) ?? 'stale';
        });
      } catch (error) {
        if (uniqueViolationOf(error) === 'accounts_email_key') return 'email';
        throw error;
      }
    },
  };
}

async function updateProfile(tx: Transaction, save: ProfileSave): Promise<boolean> {
  const { accountUuid, version, roleType, columns, hasAgreedToOptional, application } = save;
  const saved = await tx
    .update(accounts)
    .set({
      ...columns,
      ...(application !== null && { roleType: 'ARTIST_PENDING' as const }),
      privacyOptionalAt: hasAgreedToOptional ? sql`coalesce(${accounts.privacyOptionalAt}, now())` : null,
      profileVersion: sql`${accounts.profileVersion} + 1`,
    })
    .where(
      and(
        eq(accounts.uuid, accountUuid),
        version === null ? undefined : eq(accounts.profileVersion, version),
        eq(accounts.roleType, roleType),
        eq(accounts.status, 'ACTIVE'),
      ),
    )
    .returning({ uuid: accounts.uuid });
  return saved.length > 0;
}

async function insertApplication(
  tx: Transaction,
  accountUuid: string,
  { uuid, documents }: NonNullable<ProfileSave['application']>,
): Promise<void> {
  await takeRoom(
    tx,
    accountUuid,
    documents.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  await tx.insert(artistApplications).values({ uuid, accountUuid });
  await tx
    .insert(artistDocuments)
    .values(documents.map((document) => ({ ...document, applicationUuid: uuid })));
}

async function findProfile(orm: Orm | Transaction, accountUuid: string) {
  const latest = orm
    .select({
      status: artistApplications.status,
      reason: artistApplications.reason,
      createdAt: artistApplications.createdAt,
    })
    .from(artistApplications)
    .where(eq(artistApplications.accountUuid, accountUuid))
    .orderBy(desc(artistApplications.createdAt))
    .limit(1)
    .as('latest');
  const [row] = await orm
    .select({
      accountId: accounts.accountId,
      roleType: accounts.roleType,
      snsType: accounts.snsType,
      hasPassword: isNotNull(accounts.passwordHash).mapWith(Boolean),
      name: accounts.name,
      genderType: accounts.genderType,
      birthDate: accounts.birthDate,
      diHash: accounts.diHash,
      email: accounts.email,
      phoneNum: accounts.phoneNum,
      address: accounts.address,
      addressDetail: accounts.addressDetail,
      buildingName: accounts.buildingName,
      zoneCode: accounts.zoneCode,
      userInterests: accounts.userInterests,
      userInterestEtc: accounts.userInterestEtc,
      artistInterests: accounts.artistInterests,
      artistInterestEtc: accounts.artistInterestEtc,
      signupSources: accounts.signupSources,
      signupSourcesEtc: accounts.signupSourcesEtc,
      privacyOptionalAt: accounts.privacyOptionalAt,
      agreeBusinessEmail: accounts.agreeBusinessEmail,
      agreeBusinessSms: accounts.agreeBusinessSms,
      agreeMarketingEmail: accounts.agreeMarketingEmail,
      agreeMarketingSms: accounts.agreeMarketingSms,
      profileVersion: accounts.profileVersion,
      applicationStatus: latest.status,
      applicationReason: latest.reason,
      applicationCreatedAt: latest.createdAt,
    })
    .from(accounts)
    .leftJoin(latest, sql`true`)
    .where(and(eq(accounts.uuid, accountUuid), eq(accounts.status, 'ACTIVE')));
  return row ?? null;
}
