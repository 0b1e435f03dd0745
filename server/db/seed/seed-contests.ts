import type { Answers } from '@/lib/contest/answers-schema';
import { answerText } from '@/lib/contest/answer-text';
import { withTermsQuestions } from '@/lib/contest/terms/terms-questions';
import type { FormFields } from '@/lib/contracts/contest-form';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { addDays } from '@/lib/date/seoul';
import type { Orm } from '@/server/db/client';
import {
  contestApplicants,
  contestFiles,
  contestForms,
  contests,
  organizationMembers,
  organizations,
} from '@/server/db/schema/contest';
import { storedUploads } from '@/server/db/schema/upload';
import type { Storage } from '@/server/providers/storage/storage';
import { accountUuid, articleUuid, momentFrom, required, userAccountIdOf, uuidOf } from './context';
import type { SeedContext } from './context';
import type { SeedData } from './data';
import { jpegOf } from './picture-jpeg';
import { seedContestLog } from './seed-contest-log';
import { REVIEWERS, reviewsOf, seedReviews } from './seed-reviews';

type DemoContest = SeedData['contests']['contests'][number];
type DemoApplicant = SeedData['contests']['applicants'][number];
type UploadRow = typeof storedUploads.$inferInsert;

const GALLERY = uuidOf('organization', 'gallery01');
const OTHER = uuidOf('organization', 'space29');
/** Images that are encoded side by side. */
const AT_ONCE = 4;

export const contestUuid = (key: string): string => uuidOf('contest', key);
const applicantUuid = ({ contestKey, artist }: DemoApplicant) => uuidOf('contest-applicant', contestKey, artist);

/** Makes and stores the images that applicants sent. @returns the rows of their uploads */
export async function storeContestFiles(data: SeedData, storage: Storage): Promise<UploadRow[]> {
  const wanted = data.contests.applicants.flatMap((applicant) =>
    imagesOf(data, applicant).map(({ name, asset }, index) => ({ applicant, name, asset, index })),
  );
  const rows: UploadRow[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE).map(async ({ applicant, name, asset, index }) => {
      const uuid = uuidOf('contest-upload', applicant.contestKey, applicant.artist, index);
      const { bytes } = await jpegOf(asset);
      const storageKey = `claimed/${uuid}.jpg`;
      await storage.put(storageKey, bytes);
      const owner = accountUuid(userAccountIdOf(data, applicant.artist));
      return {
        ...{ uuid, accountUuid: owner, storageKey, fileName: name, contentType: 'image/jpeg' },
        ...{ maxBytes: bytes.length, bytes: bytes.length },
      };
    });
    rows.push(...(await Promise.all(some)));
  }
  return rows;
}

/** Seeds the gallery with its reviewers, its contests and their applicants. */
export async function seedContests(orm: Orm, context: SeedContext, uploads: UploadRow[]): Promise<void> {
  const { data } = context;
  const since = momentFrom(context, -300, '09:00');
  await orm.insert(organizations).values([
    { uuid: GALLERY, name: '봄결미술관', verifiedBy: 'BUSINESS', verifiedAt: momentFrom(context, -290, '11:00'), createdAt: since },
    { uuid: OTHER, name: '공간 반걸음', createdAt: since },
  ]);
  await orm.insert(organizationMembers).values([
    memberOf(GALLERY, 'gallery01', 'OWNER', since),
    ...REVIEWERS.map((accountId) => memberOf(GALLERY, accountId, 'REVIEWER', since)),
    memberOf(OTHER, 'space29', 'OWNER', since),
  ]);
  const rows = data.contests.contests.map((contest) => ({ ...contest, ...contestRow(context, contest) }));
  await orm.insert(contests).values(data.contests.contests.map((contest) => contestRow(context, contest)));
  await orm.insert(contestForms).values(
    data.contests.contests.flatMap((contest) => formRows(context, contest)),
  );
  const claimedAt = momentFrom(context, -1, '09:00');
  await orm.insert(storedUploads).values(uploads.map((row) => ({ ...row, createdAt: claimedAt, claimedAt })));
  await seedApplicants(orm, context, uploads);
  await seedReviews(orm, context, rows);
  await seedContestLog(
    orm,
    rows.map((row) => ({
      ...row,
      applicants: data.contests.applicants.filter(({ contestKey }) => contestKey === row.key).length,
    })),
  );
}

/** The form of a contest, after the one that asked for the agreement to its first terms. */
function formRows(context: SeedContext, contest: DemoContest): (typeof contestForms.$inferInsert)[] {
  const { key, formSchema, firstTerms } = contest;
  const { createdAt = new Date() } = contestRow(context, contest);
  const terms = termsOf(context, contest);
  const editions = [{ terms, at: createdAt }];
  if (firstTerms !== undefined) {
    const { changedDay, ...first } = firstTerms;
    editions.unshift({ terms: { ...terms, ...first }, at: createdAt });
    editions[1] = { terms, at: momentFrom(context, changedDay, '09:30') };
  }
  return editions.map(({ terms: shown, at }, index) => ({
    ...{ contestUuid: contestUuid(key), version: index + 1, terms: shown, termsEdition: index + 1 },
    ...{ fields: withTermsQuestions(formSchema, shown, index + 1), termsAt: at, createdAt: at },
  }));
}

/** The form that is asked on a day. */
const formVersionOn = ({ firstTerms }: DemoContest, onDay: number): number =>
  firstTerms !== undefined && onDay >= firstTerms.changedDay ? 2 : 1;

function termsOf(context: SeedContext, { terms: { usageUntilDay, ...terms } }: DemoContest): ContestTerms {
  const usageUntil = usageUntilDay === null ? '' : addDays(context.today, usageUntilDay);
  return { ...terms, usageUntil };
}

const memberOf = (
  organizationUuid: string,
  accountId: string,
  role: 'OWNER' | 'REVIEWER',
  createdAt: Date,
) => ({ organizationUuid, accountUuid: accountUuid(accountId), role, createdAt });

function contestRow(context: SeedContext, contest: DemoContest): typeof contests.$inferInsert {
  const { key, contestType: type, title, organizer, description, periodFromDay, periodToDay, result } = contest;
  const createdAt = momentFrom(context, Math.min(periodFromDay, 0) - 7, '10:00');
  return {
    ...{ uuid: contestUuid(key), organizationUuid: GALLERY, type, title, organizer, description },
    articleUuid: articleUuid('NEWS', contest.linkedNewsIndex),
    state: contest.status === 'DRAFT' ? 'DRAFT' : 'PUBLISHED',
    opensAt: momentFrom(context, periodFromDay),
    // The last day belongs to it.
    closesAt: momentFrom(context, periodToDay + 1),
    isBlind: key === 'open',
    formVersion: formVersionOn(contest, periodToDay),
    ...(result !== undefined && {
      announcedAt: momentFrom(context, result.announcedDay, '14:00'),
      resultText: result.text,
      resultPublishedAt: momentFrom(context, result.publishedDay, '10:00'),
    }),
    ...{ createdAt, updatedAt: createdAt },
  };
}

async function seedApplicants(orm: Orm, context: SeedContext, uploads: readonly UploadRow[]): Promise<void> {
  const { applicants } = context.data.contests;
  await orm
    .insert(contestApplicants)
    .values(applicants.map((applicant, index) => applicantRow(context, applicant, index, uploads)));
  const files = applicants.flatMap((applicant) =>
    uploadsOf(applicant, uploads).map(({ uuid }) => ({
      ...{ uuid: fileUuid(uuid), applicantUuid: applicantUuid(applicant), uploadUuid: required(uuid, 'upload') },
      field: fileField(formOf(context.data, applicant)).name,
      createdAt: momentFrom(context, applicant.appliedDay, applicant.appliedTime),
    })),
  );
  await orm.insert(contestFiles).values(files);
}

function applicantRow(
  context: SeedContext,
  applicant: DemoApplicant,
  index: number,
  uploads: readonly UploadRow[],
): typeof contestApplicants.$inferInsert {
  const { data } = context;
  const contest = contestOf(data, applicant);
  const artist = required(data.artists.find(({ key }) => key === applicant.artist), applicant.artist);
  const fields = formOf(data, applicant);
  const files = uploadsOf(applicant, uploads).map(({ uuid, fileName, bytes, contentType }) => ({
    ...{ id: fileUuid(uuid), name: fileName, size: bytes ?? 0, contentType },
  }));
  const answers: Answers = { ...applicant.answers, [fileField(fields).name]: files };
  const sentAt = momentFrom(context, applicant.appliedDay, applicant.appliedTime);
  const points = reviewsOf(context, applicant).map((review) => review.points);
  const day = addDays(context.today, applicant.appliedDay).slice(2).replaceAll('-', '');
  const receipt = `${day}-${String(index + 1).padStart(6, '0')}`;
  const texts = fields.filter(({ type }) => type !== 'textarea').map((field) => answerText(field, answers));
  return {
    ...{ uuid: applicantUuid(applicant), contestUuid: contestUuid(applicant.contestKey) },
    accountUuid: accountUuid(userAccountIdOf(data, applicant.artist)),
    ...{ name: artist.nameKo, nameEn: artist.nameEn, answers, receipt },
    formVersion: formVersionOn(contest, applicant.appliedDay),
    ...announcedOf(context, contest, applicant),
    searchText: [artist.nameKo, artist.nameEn, receipt, ...texts].join('\n').toLowerCase(),
    status: applicant.status === 'HOLD' ? 'REVIEWING' : applicant.status,
    ...{ sentAt, firstSentAt: sentAt, createdAt: sentAt },
    scoreSum: points.reduce((sum, each) => sum + each, 0),
    scoreCount: points.length,
    scoresGiven: points.length,
  };
}

/** The announced decision of an applicant. */
function announcedOf(context: SeedContext, { result }: DemoContest, { status }: DemoApplicant) {
  if (result === undefined || (status !== 'SELECTED' && status !== 'REJECTED')) return {};
  return { announcedStatus: status, announcedAt: momentFrom(context, result.announcedDay, '14:00') };
}

function contestOf(data: SeedData, { contestKey }: DemoApplicant): DemoContest {
  return required(data.contests.contests.find(({ key }) => key === contestKey), contestKey);
}

const formOf = (data: SeedData, applicant: DemoApplicant): FormFields => contestOf(data, applicant).formSchema;

const fileField = (fields: FormFields) => required(fields.find(({ type }) => type === 'file'), 'file field');
const fileUuid = (upload: string | undefined) => uuidOf('contest-file', required(upload, 'upload'));

/** The images that an applicant sent, by the names that the answers give them. */
function imagesOf(data: SeedData, applicant: DemoApplicant) {
  const names = applicant.answers[fileField(formOf(data, applicant)).name];
  return applicant.sourceWorkFiles.map((asset, index) => ({
    asset,
    name: required(Array.isArray(names) ? names[index] : undefined, `name of ${asset}`),
  }));
}

const uploadsOf = (applicant: DemoApplicant, uploads: readonly UploadRow[]) =>
  applicant.sourceWorkFiles.map((_, index) => {
    const uuid = uuidOf('contest-upload', applicant.contestKey, applicant.artist, index);
    return required(
      uploads.find((row) => row.uuid === uuid),
      'upload',
    );
  });
