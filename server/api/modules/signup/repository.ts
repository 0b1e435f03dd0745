import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Orm, Transaction } from '@/server/db/client';
import { uniqueViolationOf } from '@/server/db/errors';
import { accounts, artistApplications, artistDocuments, socialLogins } from '@/server/db/schema/account';
import { barredIdentities } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import type { StoredDocument } from '@/server/api/modules/documents/service';

type AccountColumns = Omit<
  typeof accounts.$inferInsert,
  'termsAt' | 'privacyRequiredAt' | 'privacyOptionalAt'
>;

/** A new account with its social login and its application. */
export interface Newcomer {
  account: AccountColumns & { uuid: string; email: string; diHash: string };
  hasAgreedToOptional: boolean;
  /** The social login of the account; null for an account with a password. */
  socialLoginUuid: string | null;
  /** Null for general members. */
  application: { uuid: string; documents: readonly StoredDocument[] } | null;
}

/** Why a signup is refused. */
export type Obstacle = 'accountId' | 'email' | 'registered' | 'barred' | 'social';

const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  accounts_account_id_key: 'accountId',
  accounts_email_key: 'email',
  accounts_di_hash_key: 'registered',
};

/** Rolls back a transaction. */
class Refusal extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle);
  }
}

export type SignupRepository = ReturnType<typeof createSignupRepository>;

export function createSignupRepository(orm: Orm) {
  return {
    /**
     * Creates the account, its social login, its application and its mail, or nothing. Of simultaneous signups with the
     * same ID, address or person one succeeds.
     * @returns null on success, else the obstacle
     */
    async create(newcomer: Newcomer): Promise<Obstacle | null> {
      try {
        await orm.transaction((tx) => insertAll(tx, newcomer));
        return null;
      } catch (error) {
        if (error instanceof Refusal) return error.obstacle;
        const obstacle = OBSTACLES[uniqueViolationOf(error) ?? ''];
        if (obstacle === undefined) throw error;
        return obstacle;
      }
    },
  };
}

async function insertAll(tx: Transaction, newcomer: Newcomer): Promise<void> {
  const { account, hasAgreedToOptional, socialLoginUuid, application } = newcomer;
  const provider = socialLoginUuid === null ? null : await getProvider(tx, socialLoginUuid);
  const now = sql`now()`;
  await tx.insert(accounts).values({
    ...account,
    snsType: provider,
    termsAt: now,
    privacyRequiredAt: now,
    privacyOptionalAt: hasAgreedToOptional ? now : null,
  });
  // The check comes after the insert, which waits for a simultaneous withdrawal of the same person. That bars the person.
  await assertNotBarred(tx, account.diHash);
  if (socialLoginUuid !== null) await link(tx, socialLoginUuid, account.uuid);
  if (application !== null) {
    await tx.insert(artistApplications).values({ uuid: application.uuid, accountUuid: account.uuid });
    await tx
      .insert(artistDocuments)
      .values(application.documents.map((document) => ({ ...document, applicationUuid: application.uuid })));
  }
  const { email, name, accountId } = account;
  await tx
    .insert(outbox)
    .values(
      application === null
        ? mailTo('signup-member', email, { name, accountId })
        : mailTo('signup-artist', email, { name, fileCount: application.documents.length }),
    );
}

async function assertNotBarred(tx: Transaction, diHash: string): Promise<void> {
  const [barred] = await tx
    .select({ until: barredIdentities.until })
    .from(barredIdentities)
    .where(and(eq(barredIdentities.diHash, diHash), gt(barredIdentities.until, sql`now()`)));
  if (barred !== undefined) throw new Refusal('barred');
}

/** A social login without an account, while its time for a signup lasts. */
function isWaiting(uuid: string) {
  return and(
    eq(socialLogins.uuid, uuid),
    isNull(socialLogins.accountUuid),
    gt(socialLogins.signupExpiresAt, sql`now()`),
  );
}

/** The provider of a social login. The row is locked for this transaction, so that no other signup uses it. */
async function getProvider(tx: Transaction, socialLoginUuid: string) {
  const [row] = await tx
    .select({ provider: socialLogins.provider })
    .from(socialLogins)
    .where(isWaiting(socialLoginUuid))
    .for('update');
  if (row === undefined) throw new Refusal('social');
  return row.provider;
}

async function link(tx: Transaction, socialLoginUuid: string, accountUuid: string): Promise<void> {
  const linked = await tx
    .update(socialLogins)
    .set({ accountUuid, signupExpiresAt: null })
    .where(isWaiting(socialLoginUuid))
    .returning({ uuid: socialLogins.uuid });
  if (linked.length === 0) throw new Refusal('social');
}
