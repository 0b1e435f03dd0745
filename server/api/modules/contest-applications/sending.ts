import { answersSchemaOf, type AnsweredFile, type Answers } from '@/lib/contest/answers-schema';
import { draftAnswersOf } from '@/lib/contest/draft-answers';
import { answerText } from '@/lib/contest/answer-text';
import { asAsked, withFixed, type KnownAnswers } from '@/lib/contest/known-answers';
import { matches } from '@/lib/contest/pattern';
import { termLines, textOfLine } from '@/lib/contest/terms/term-lines';
import { editionOf, type FormTerms } from '@/lib/contest/terms/terms-edition';
import { isAgreement, withoutTermsDemands } from '@/lib/contest/terms/terms-questions';
import { emailSchema } from '@/lib/contracts/auth';
import { verifiedOrganizationOf } from '@/lib/contest/verified-organization';
import type { FormField } from '@/lib/contracts/contest-form';
import type { FieldError } from '@/lib/contracts/envelope';
import * as contestMessages from '@/lib/messages/contest';
import { ApiError } from '@/server/api/http/api-error';
import { parseBody } from '@/server/api/http/validation';
import { assertOpen } from '@/server/api/modules/contests/service';
import { mailTo } from '@/server/api/modules/mails/templates';
import { readGivenFiles, withoutFileDemands } from './given-files';
import { newReceipt } from './receipt';
import type { ApplicantRow } from './repository';
import type { HeldApplication, Sending } from './sending-repository';
import { knownAnswersOf } from './prefill';

/** Characters of an application that are searched. */
const SEARCHED = 20_000;

interface SendingRules {
  artist: ApplicantRow;
  /** The kept portfolio's PDF; null for none. */
  portfolioUpload: string | null;
  draftVersion: number | undefined;
  now: Date;
}

/**
 * What sending an application writes, from what is held then.
 * @throws ApiError the contest's (C-22, C-23), CONTEST_FORM_CHANGED, CONTEST_APPLICATION_STALE, CONTEST_APPLICATION_FINAL, UPLOAD_MISSING,
 * UNPROCESSABLE with the failing fields
 */
export function settleSending(held: HeldApplication, rules: SendingRules): Sending {
  const { row, contest, fields } = held;
  const { artist, now, draftVersion } = rules;
  assertOpen(contest, now);
  if (row.sentAt !== null && !contest.allowsEdits) throw new ApiError('CONTEST_APPLICATION_FINAL');
  if (row.draft === null || (draftVersion !== undefined && draftVersion !== row.draftVersion))
    throw new ApiError('CONTEST_APPLICATION_STALE');
  if (row.draftFormVersion !== contest.formVersion) throw new ApiError('CONTEST_FORM_CHANGED');
  const given = withKnownFiles(fields, row.draft, held);
  // Our own form names the draft.
  const asked = draftVersion === undefined ? withoutTermsDemands(fields) : fields;
  const answers = parseAnswers(asked, given, knownAnswersOf(artist));
  const receipt = row.receipt ?? newReceipt(now);
  return {
    ...{ answers, receipt, now },
    searchText: searchTextOf(artist, fields, answers, receipt),
    fileUuids: fields.flatMap((field) => filesOf(field, answers).map(({ id }) => id ?? [])).flat(),
    portfolio: enclosedPortfolio(fields, answers, rules.portfolioUpload),
    mails: confirmations(held, { answers, receipt, artist, now }),
  };
}

/**
 * The answers to a form as it asks this artist. What can't be changed is what is known.
 * @param more faults that were found beside them
 * @throws ApiError UNPROCESSABLE
 */
export function parseAnswers(
  fields: readonly FormField[],
  given: unknown,
  known: KnownAnswers,
  more: readonly FieldError[] = [],
): Answers {
  const asked = asAsked(fields, known);
  const fixed = isPlainObject(given) ? withFixed(asked, known, given as Answers) : given;
  return parseBody(answersSchemaOf(asked, { matches, isComplete: true }), fixed, more);
}

/**
 * The answers of a client of the documents before its files have arrived. Missing files are reported when the application is
 * sent. Fields without a described file aren't in them. @throws ApiError UNPROCESSABLE
 */
export function parseGivenAnswers(
  fields: readonly FormField[],
  given: unknown,
  known: KnownAnswers,
): Answers {
  const { answers, named, open, faults } = readGivenFiles(fields, given);
  const parsed = parseAnswers(withoutFileDemands(withoutTermsDemands(fields)), answers, known, faults);
  const files = Object.entries(named).map(([name, waiting]) => [
    name,
    [...((parsed[name] ?? []) as readonly AnsweredFile[]), ...waiting],
  ]);
  const kept = Object.entries(parsed).filter(([name]) => !open.has(name));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(files) } as Answers;
}

/** What a draft keeps of a half-written form, and what it doesn't. @throws ApiError UNPROCESSABLE for what is no form at all */
export function parseDraft(fields: readonly FormField[], given: unknown, known: KnownAnswers) {
  if (!isPlainObject(given)) throw new ApiError('UNPROCESSABLE');
  const asked = asAsked(fields, known);
  return draftAnswersOf(asked, withFixed(asked, known, given as Answers));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filesOf = ({ type, name }: FormField, answers: Answers) =>
  type === 'file' ? ((answers[name] ?? []) as readonly AnsweredFile[]) : [];

/** The draft with its files as they came. @throws ApiError UPLOAD_MISSING where one didn't */
function withKnownFiles(fields: readonly FormField[], draft: Answers, { files }: HeldApplication): Answers {
  const placed = fields
    .filter(({ type }) => type === 'file')
    .map((field): [string, AnsweredFile[]] => [
      field.name,
      filesOf(field, draft).map(({ id }) => {
        const file = files.find((each) => each.uuid === id && each.field === field.name);
        if (file === undefined)
          throw new ApiError('UPLOAD_MISSING', { message: contestMessages.fileMissing });
        const { uuid, name, size, contentType } = file;
        return { id: uuid, name, size, contentType };
      }),
    ]);
  return { ...draft, ...Object.fromEntries(placed) };
}

/** @throws ApiError UNPROCESSABLE where a portfolio is enclosed and none is kept (C-21) */
function enclosedPortfolio(fields: readonly FormField[], answers: Answers, uploadUuid: string | null) {
  const field = fields.find(({ type, name }) => type === 'portfolio' && answers[name] === true)?.name;
  if (field === undefined) return null;
  if (uploadUuid !== null) return { field, uploadUuid };
  const message = contestMessages.noPortfolio;
  throw new ApiError('UNPROCESSABLE', { message, errors: [{ field, message }] });
}

function searchTextOf(
  { nameKo, nameEn }: ApplicantRow,
  fields: readonly FormField[],
  answers: Answers,
  receipt: string,
): string {
  const texts = fields.map((field) => answerText(field, answers));
  return [nameKo ?? '', nameEn ?? '', receipt, ...texts].join('\n').toLowerCase().slice(0, SEARCHED);
}

/** The receipt, for each address that it goes to (C-16). */
function confirmations(
  { row, contest, organization, fields, terms }: HeldApplication,
  sent: { answers: Answers; receipt: string; artist: ApplicantRow; now: Date },
) {
  const { artist, answers, receipt, now } = sent;
  const lines = fields
    .filter((field) => !isAgreement(field))
    .map((field) => ({ label: field.label, text: answerText(field, answers) }))
    .filter(({ text }) => text !== '');
  const values = {
    name: artist.name,
    contest: contest.title,
    organization: verifiedOrganizationOf(organization),
    isAgain: row.sentAt !== null,
    sentAt: now,
    editableUntil: contest.allowsEdits ? contest.closesAt : null,
    ...{ receipt, lines },
    terms: receiptTerms(terms),
  };
  return receiptAddresses(fields, answers, artist.email).map((to) => mailTo('contest-applied', to, values));
}

/** The terms as a mail has them. */
function receiptTerms(held: FormTerms) {
  const edition = editionOf(held);
  if (edition === null) return null;
  const lines = termLines(edition.terms).map((line) => ({ label: line.label, text: textOfLine(line) }));
  return { edition: edition.edition, lines };
}

/** The address that the form asked for, and the account's where it is another one. */
function receiptAddresses(
  fields: readonly FormField[],
  answers: Answers,
  ofAccount: string | null,
): string[] {
  // A form with several addresses may ask for those of other people.
  const addresses = fields.filter(({ type }) => type === 'email');
  const asked =
    fields.find(({ name }) => name === 'email') ?? (addresses.length === 1 ? addresses[0] : undefined);
  const given = emailSchema.safeParse(asked && answers[asked.name]).data ?? null;
  const both = [given, ofAccount].filter((address) => address !== null);
  const isOne = given?.toLowerCase() === ofAccount?.toLowerCase();
  return isOne ? both.slice(0, 1) : both;
}
