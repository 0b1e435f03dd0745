import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { barredIdentities, identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { PasswordGrant } from './password-grants';

/** A verified person. Of the provider's identifier it has the keyed hash alone. */
export interface VerifiedRow {
  name: string;
  birthDate: string;
  genderType: NonNullable<typeof identityRequests.$inferSelect.genderType>;
  phoneNum: string;
  diHash: string;
}

interface NewRequest {
  uniqueVal: string;
  provider: string;
  secrets: Record<string, string>;
  expiresAt: Date;
}

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;

export function createIdentityRepository(orm: Orm) {
  const isAlive = gt(identityRequests.expiresAt, sql`now()`);
  const of = (uniqueVal: string) => eq(identityRequests.uniqueVal, uniqueVal);

  return {
    /** Records a verification that begins, and removes expired ones. */
    async create(request: NewRequest): Promise<void> {
      await orm.delete(identityRequests).where(lt(identityRequests.expiresAt, sql`now()`));
      await orm.insert(identityRequests).values(request);
    },

    /** The keys that read the answer; null where the verification was answered, is over or never was. */
    async findRequested(uniqueVal: string) {
      const [row] = await orm
        .select({ provider: identityRequests.provider, secrets: identityRequests.secrets })
        .from(identityRequests)
        .where(and(of(uniqueVal), eq(identityRequests.status, 'REQUESTED'), isAlive));
      return row ?? null;
    },

    /** Keeps the result, which can be claimed once, and removes the keys; false where another call was first. */
    async keepResult(uniqueVal: string, person: VerifiedRow, expiresAt: Date): Promise<boolean> {
      const kept = await orm
        .update(identityRequests)
        .set({ ...person, status: 'VERIFIED', secrets: {}, expiresAt })
        .where(and(of(uniqueVal), eq(identityRequests.status, 'REQUESTED'), isAlive))
        .returning({ uniqueVal: identityRequests.uniqueVal });
      return kept.length > 0;
    },

    /** Removes a verification whose result is used at once; false where another call was first. */
    async finish(uniqueVal: string): Promise<boolean> {
      const gone = await orm
        .delete(identityRequests)
        .where(and(of(uniqueVal), eq(identityRequests.status, 'REQUESTED'), isAlive))
        .returning({ uniqueVal: identityRequests.uniqueVal });
      return gone.length > 0;
    },

    /** Claims a kept result of this person; null where there is none to claim. */
    async claim(uniqueVal: string, diHash: string): Promise<VerifiedRow | null> {
      const [row] = await orm
        .update(identityRequests)
        .set({ status: 'USED' })
        .where(
          and(
            of(uniqueVal),
            eq(identityRequests.status, 'VERIFIED'),
            eq(identityRequests.diHash, diHash),
            isAlive,
          ),
        )
        .returning();
      return row === undefined ? null : verifiedOf(row);
    },

    /** Whether there is a result to claim, of any person. */
    async hasResult(uniqueVal: string): Promise<boolean> {
      const [row] = await orm
        .select({ uniqueVal: identityRequests.uniqueVal })
        .from(identityRequests)
        .where(and(of(uniqueVal), eq(identityRequests.status, 'VERIFIED'), isAlive));
      return row !== undefined;
    },

    async release(uniqueVal: string): Promise<void> {
      await orm
        .update(identityRequests)
        .set({ status: 'VERIFIED' })
        .where(and(of(uniqueVal), eq(identityRequests.status, 'USED')));
    },

    /** The account of a person, active or stopped, or null. */
    async findAccountOf(diHash: string) {
      const [row] = await orm
        .select({
          accountId: accounts.accountId,
          snsType: accounts.snsType,
          tokenVersion: accounts.tokenVersion,
          status: accounts.status,
          stopReason: accounts.stopReason,
          hasPassword: isNotNull(accounts.passwordHash).mapWith(Boolean),
        })
        .from(accounts)
        .where(and(eq(accounts.diHash, diHash), inArray(accounts.status, ['ACTIVE', 'STOPPED'])));
      return row ?? null;
    },

    /** Whether the person has withdrawn and may not join again yet. */
    async isBarred(diHash: string): Promise<boolean> {
      const [row] = await orm
        .select({ until: barredIdentities.until })
        .from(barredIdentities)
        .where(and(eq(barredIdentities.diHash, diHash), gt(barredIdentities.until, sql`now()`)));
      return row !== undefined;
    },

    /** Whether the account is as it was when the grant was signed. */
    async isGrantAlive(grant: PasswordGrant): Promise<boolean> {
      const [row] = await orm.select({ uuid: accounts.uuid }).from(accounts).where(isOfGrant(grant));
      return row !== undefined;
    },

    /**
     * Keeps the new password, invalidates every token so far (this grant included) and writes the mail about it; false
     * where the grant is no longer valid.
     */
    changePassword(grant: PasswordGrant, passwordHash: string): Promise<boolean> {
      return orm.transaction(async (tx) => {
        const [account] = await tx
          .update(accounts)
          .set({ passwordHash, tokenVersion: sql`${accounts.tokenVersion} + 1` })
          .where(isOfGrant(grant))
          .returning({ accountId: accounts.accountId, name: accounts.name, email: accounts.email });
        if (account === undefined) return false;
        const { email, ...values } = account;
        if (email !== null) {
          await tx
            .insert(outbox)
            .values(mailTo('password-changed', email, { ...values, changedAt: new Date() }));
        }
        return true;
      });
    },
  };
}

/** The account of a grant, as it was when the grant was signed. An account without a password has none to change. */
function isOfGrant({ accountId, tokenVersion }: PasswordGrant) {
  return and(
    eq(accounts.accountId, accountId),
    eq(accounts.tokenVersion, tokenVersion),
    eq(accounts.status, 'ACTIVE'),
    isNotNull(accounts.passwordHash),
  );
}

function verifiedOf(row: typeof identityRequests.$inferSelect): VerifiedRow {
  const { name, birthDate, genderType, phoneNum, diHash } = row;
  if (name === null || birthDate === null || genderType === null || phoneNum === null || diHash === null) {
    throw new Error('A verification without its person');
  }
  return { name, birthDate, genderType, phoneNum, diHash };
}
