import { isDeepStrictEqual } from 'node:util';
import { and, eq, or } from 'drizzle-orm';
import { saysTheSame } from '@/lib/contest/terms/term-lines';
import { withTermsQuestions } from '@/lib/contest/terms/terms-questions';
import type { FormFields } from '@/lib/contracts/contest-form';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { Transaction } from '@/server/db/client';
import { contestApplicants, contestForms, contests } from '@/server/db/schema/contest';

/** A contest's own questions, and its terms; null where nothing is said. */
export interface ContestForm {
  fields: FormFields;
  terms: ContestTerms | null;
}

/** The next edition of published terms. */
export interface TermsChange {
  after: ContestTerms;
  edition: number;
}

/** The first form of a contest. */
export const firstForm = ({ fields, terms }: ContestForm, now: Date) => ({
  ...{ version: 1, fields: withTermsQuestions(fields, terms, 1), terms, termsAt: now, createdAt: now },
});

/**
 * Saves the form of a version. Adds the next version instead where the form has answers, or where published terms change, which
 * are the next edition then.
 * @returns the next edition; null where published terms stay
 */
export async function saveForm(
  tx: Transaction,
  { contestUuid, version, isPublished }: { contestUuid: string; version: number; isPublished: boolean },
  { fields, terms }: ContestForm,
  now: Date,
): Promise<TermsChange | null> {
  const isForm = and(eq(contestForms.contestUuid, contestUuid), eq(contestForms.version, version));
  const [form] = await tx.select().from(contestForms).where(isForm);
  if (form === undefined) throw new Error('The contest has no form.');
  const isChanged = form.terms === null ? terms !== null : terms === null || !saysTheSame(form.terms, terms);
  const isNextEdition = isPublished && isChanged && form.terms !== null;
  const termsEdition = form.termsEdition + (isNextEdition ? 1 : 0);
  const saved = {
    ...{ fields: withTermsQuestions(fields, terms, termsEdition), terms, termsEdition },
    termsAt: isChanged ? now : form.termsAt,
  };
  if (isDeepStrictEqual([form.fields, form.terms], [saved.fields, saved.terms])) return null;
  const isOther = isChanged || !isDeepStrictEqual(form.fields, saved.fields);
  const isAnswered = and(
    eq(contestApplicants.contestUuid, contestUuid),
    or(eq(contestApplicants.formVersion, version), eq(contestApplicants.draftFormVersion, version)),
  );
  const isFollowed = isNextEdition || (isOther && (await tx.$count(contestApplicants, isAnswered)) > 0);
  if (isFollowed) {
    await tx.insert(contestForms).values({ contestUuid, version: version + 1, ...saved, createdAt: now });
    await tx
      .update(contests)
      .set({ formVersion: version + 1 })
      .where(eq(contests.uuid, contestUuid));
  } else await tx.update(contestForms).set(saved).where(isForm);
  return isNextEdition && terms !== null ? { after: terms, edition: termsEdition } : null;
}
