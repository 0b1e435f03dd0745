import { eq, sql } from 'drizzle-orm';
import * as signupMessages from '@/lib/messages/signup';
import { accounts } from '@/server/db/schema/account';
import { barredIdentities } from '@/server/db/schema/identity';
import { demoDi } from '@/server/demo/identity/demo-di';
import { hashDi } from '@/server/providers/identity/identity';
import { useTestApi } from '@/tests/support/api';
import { HARU, identityAnswer, TEST_IDENTITY_SECRET } from '@/tests/support/identity';
import { signupForm } from '@/tests/support/signup';

const api = useTestApi();
const diHash = hashDi(TEST_IDENTITY_SECRET, demoDi(HARU));

async function bar(until: Date): Promise<void> {
  await api.make.row(barredIdentities, { diHash, until });
}

it('a withdrawn member who may not join again reads so after the verification', async () => {
  await bar(new Date(Date.now() + 3_600_000));
  const failure = await api.fails(403, 'POST', '/v1/auth/identity/result', {
    body: await identityAnswer(api, HARU),
  });
  expect(failure).toMatchObject({ code: 'IDENTITY_BARRED', message: signupMessages.barred });
});

it('after that time they are welcome, and with an account they are who they are', async () => {
  await bar(new Date(Date.now() - 60_000));
  const welcome = await api.request('POST', '/v1/auth/identity/result', {
    body: await identityAnswer(api, HARU),
  });
  expect(welcome.status).toBe(200);
  await api.database.orm.update(barredIdentities).set({ until: new Date(Date.now() + 3_600_000) });
  await api.make.account({ diHash, accountId: 'haru01' });
  const known = await api.request('POST', '/v1/auth/identity/result', {
    body: await identityAnswer(api, HARU),
  });
  expect(await known.json()).toMatchObject({ data: { accountId: 'haru01' } });
});

it('who withdraws while they join again doesn’t get in between', async () => {
  const verification = await api.make.verification();
  const old = await api.make.account({ diHash: verification.diHash });
  const { orm } = api.database;
  const joining = await orm.transaction(async (tx) => {
    await tx.update(accounts).set({ status: 'WITHDRAWN' }).where(eq(accounts.uuid, old.uuid));
    await tx
      .insert(barredIdentities)
      .values({ diHash: verification.diHash ?? '', until: new Date(Date.now() + 3_600_000) });
    const answer = api.request('POST', '/v1/auth/members/signup', { body: signupForm(verification) });
    // PostgreSQL: until the signup waits for this very transaction. The embedded database begins it afterwards.
    const waiting = sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`;
    for (let tries = 0; tries < 2000; tries += 1) if ((await tx.execute(waiting)).rows.length > 0) break;
    return { answer };
  });
  expect(await (await joining.answer).json()).toMatchObject({ code: 'IDENTITY_BARRED' });
  expect(await orm.select().from(accounts)).toHaveLength(1);
});
