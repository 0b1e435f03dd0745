import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { barredIdentities, identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { PasswordGrant } from './password-grants';

/** What verification said of a person, as the rest of the product may know it. */
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
    /** Notes a verification that begins, and forgets those whose time is over. */
    async create(request: NewRequest): Promise<void> {
      await orm.delete(identityRequests).where(lt(identityRequests.expiresAt, sql`now()`));
      await orm.insert(identityRequests).values(request);
    },

    /** What reading the answer needs; null when it was answered, is over or never was. */
    async findRequested(uniqueVal: string) {
      const [row] = await orm
        .select({ provider: identityRequests.provider, secrets: identityRequests.secrets })
        .from(identityRequests)
        .where(and(of(uniqueVal), eq(identityRequests.status, 'REQUESTED'), isAlive));
      return row ?? null;
    },

    /** Keeps the result to be taken once; false when somebody else was first. The keys are needed no more. */
    async keepResult(uniqueVal: string, person: VerifiedRow, expiresAt: Date): Promise<boolean> {
      const kept = await orm
        .update(identityRequests)
        .set({ ...person, status: 'VERIFIED', secrets: {}, expiresAt })
        .where(and(of(uniqueVal), eq(identityRequests.status, 'REQUESTED'), isAlive))
        .returning({ uniqueVal: identityRequests.uniqueVal });
      return kept.length > 0;
    },

    /** Ends a verification whose result is used at once, with nothing of the person kept; false as above. */
    async finish(uniqueVal: string): Promise<boolean> {
      const gone = await orm
        .delete(identityRequests)
        .where(and(of(uniqueVal), eq(identityRequests.status, 'REQUESTED'), isAlive))
        .returning({ uniqueVal: identityRequests.uniqueVal });
      return gone.length > 0;
    },

    /** Takes a kept result of this person; null when there is none that can be taken. */
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

    /** Whether a result waits to be taken, whoever's it is. */
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

    /** The active account of a person; null where they have none. */
    async findAccountOf(diHash: string) {
      const [row] = await orm
        .select({
          accountId: accounts.accountId,
          snsType: accounts.snsType,
          tokenVersion: accounts.tokenVersion,
          hasPassword: isNotNull(accounts.passwordHash).mapWith(Boolean),
        })
        .from(accounts)
        .where(and(eq(accounts.diHash, diHash), eq(accounts.status, 'ACTIVE')));
      return row ?? null;
    },

    /** Whether the person withdrew too short a time ago to join again. */
    async isBarred(diHash: string): Promise<boolean> {
      const [row] = await orm
        .select({ until: barredIdentities.until })
        .from(barredIdentities)
        .where(and(eq(barredIdentities.diHash, diHash), gt(barredIdentities.until, sql`now()`)));
      return row !== undefined;
    },

    /** Whether nothing happened to the account since the grant was given. */
    async isGrantAlive(grant: PasswordGrant): Promise<boolean> {
      const [row] = await orm.select({ uuid: accounts.uuid }).from(accounts).where(isOfGrant(grant));
      return row !== undefined;
    },

    /**
     * Keeps the new password, refuses every token given out so far (this grant too) and writes the mail about it;
     * false when the grant no longer counts.
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

/** An account as it was when the grant was given; one without a password has none to change. */
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
