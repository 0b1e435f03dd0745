import { isDeepStrictEqual } from 'node:util';
import { and, eq, or } from 'drizzle-orm';
import type { FormFields } from '@/lib/contracts/contest-form';
import type { Transaction } from '@/server/db/client';
import { contestApplicants, contestForms, contests } from '@/server/db/schema/contest';

/** Saves the form of a version. A form that has answers stays, and is followed by the next. */
export async function saveForm(
  tx: Transaction,
  contestUuid: string,
  version: number,
  fields: FormFields,
  now: Date,
): Promise<void> {
  const isForm = and(eq(contestForms.contestUuid, contestUuid), eq(contestForms.version, version));
  const [form] = await tx.select({ fields: contestForms.fields }).from(contestForms).where(isForm);
  if (isDeepStrictEqual(form?.fields, fields)) return;
  const isAnswered = and(
    eq(contestApplicants.contestUuid, contestUuid),
    or(eq(contestApplicants.formVersion, version), eq(contestApplicants.draftFormVersion, version)),
  );
  if ((await tx.$count(contestApplicants, isAnswered)) === 0) {
    await tx.update(contestForms).set({ fields }).where(isForm);
    return;
  }
  await tx.insert(contestForms).values({ contestUuid, version: version + 1, fields, createdAt: now });
  await tx
    .update(contests)
    .set({ formVersion: version + 1 })
    .where(eq(contests.uuid, contestUuid));
}
