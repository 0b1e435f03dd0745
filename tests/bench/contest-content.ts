import { randomUUID } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FormFields } from '@/lib/contracts/contest-form';
import { ETC } from '@/lib/contracts/contest-form';
import { blankField } from '@/lib/contest/new-field';
import { pointsOf } from '@/lib/contest/review/reckon';
import { DEFAULT_RULE, newCriterion, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { reckonScores } from '@/server/api/modules/organization-applicants/reckoning-repository';
import type { Database } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import {
  contestApplicants,
  contestFiles,
  contestForms,
  contests,
  organizationMembers,
  organizations,
} from '@/server/db/schema/contest';
import { contestJurors, contestReviewRules, contestReviews } from '@/server/db/schema/contest-jury';
import { storedUploads } from '@/server/db/schema/upload';
import { createFactories } from '@/tests/support/factories';

/** Rows of one statement. */
const CHUNK = 500;
const HOUR = 3_600_000;
/** Bytes of the one file that stands behind every name. */
const FILE_BYTES = 60_000;
export const FILE_KEY = 'claimed/bench.jpg';
/** What every applicant sends. */
const FILE_NAMES = ['달.jpg', '창.jpg'];

/** The form of the bench: short and long answers, options, and files. */
const FIELDS: FormFields = [
  blankField({ name: 'name', label: '이름', type: 'text', required: true }),
  blankField({ name: 'phone', label: '전화번호', type: 'tel', required: true }),
  blankField({ name: 'email', label: '이메일', type: 'email', required: true }),
  blankField({
    name: 'genre',
    label: '지원 장르',
    type: 'select',
    options: [
      { value: 'PAINTING', label: '회화' },
      { value: ETC, label: '기타' },
    ],
  }),
  blankField({ name: 'shows', label: '개인전 횟수', type: 'number' }),
  blankField({ name: 'statement', label: '작가 노트', type: 'textarea', validation: { maxLength: 2000 } }),
  blankField({
    name: 'works',
    label: '작품 이미지',
    type: 'file',
    accept: 'image/jpeg',
    multiple: true,
    maxFileSize: 10,
  }),
];
const STATEMENT = '창가에 머무는 빛과 그 빛이 지나간 자리를 삼 년째 그리고 있습니다. '.repeat(20);
const NAMES = [
  '류단아',
  '강도윤',
  '배수연',
  '정무결',
  '황보름',
  '길하람',
  '노을찬',
  '지세빈',
  '위태양',
  '천가을',
];

/** The receipt of an applicant of the contest of that size: each is given once in a database. */
export const receiptOf = (applicants: number, index: number) =>
  `${applicants}-${String(index).padStart(6, '0')}`;

/** Bytes of all files that so many applicants send. */
export const bytesOfFiles = (applicants: number): number => applicants * FILE_NAMES.length * FILE_BYTES;

/** The bytes of the file behind every upload of the bench. */
export const fileBytes = (): Buffer => Buffer.alloc(FILE_BYTES, 7);

const JURORS = 7;
/** Five criteria of 20 percent each. */
const RULE: ReviewRule = {
  ...DEFAULT_RULE,
  scale: 'TEN',
  criteria: [...SUGGESTED_CRITERIA, { ...newCriterion(SUGGESTED_CRITERIA, 20), name: '현장성' }].map(
    (each) => ({
      ...each,
      weight: 20,
    }),
  ),
};

export interface FilledContest {
  contestUuid: string;
  /** The accounts of the owner and of a juror. */
  owner: string;
  juror: string;
}

/** A database that is being filled, with the factories that give each of its rows a name of its own. */
export interface Filling {
  database: Database;
  make: ReturnType<typeof createFactories>;
}
export const fillingOf = (database: Database): Filling => ({
  database,
  make: createFactories(database.orm),
});

/** A contest with a form, an owner and seven jurors who score by five criteria, which takes applications until an hour after the moment. */
export async function beginContest(
  { make }: Filling,
  now: Date,
): Promise<FilledContest & { reviewers: string[] }> {
  const organization = await make.row(organizations, { name: '봄결미술관' });
  const people: { uuid: string; accountId: string }[] = [];
  for (const role of ['OWNER', ...Array.from({ length: JURORS }, () => 'REVIEWER' as const)] as const) {
    const person = await make.account({
      accountId: `judge${randomUUID().slice(0, 8)}`,
      roleType: 'BUSINESS',
    });
    const member = { accountUuid: person.uuid, organizationUuid: organization.uuid, role };
    await make.row(organizationMembers, member);
    people.push(person);
  }
  const contest = await make.row(contests, {
    ...{ organizationUuid: organization.uuid, type: 'COMPETITION', state: 'PUBLISHED' },
    articleUuid: (await make.article({ type: 'NEWS' })).uuid,
    ...{ title: '신진작가 공모', organizer: '봄결미술관' },
    ...{ opensAt: new Date(now.getTime() - HOUR), closesAt: new Date(now.getTime() + HOUR) },
  });
  const contestUuid = contest.uuid;
  await make.row(contestForms, { contestUuid, version: 1, fields: FIELDS });
  await make.row(contestReviewRules, { contestUuid, edition: 1, rule: RULE });
  const [owner, ...reviewers] = people;
  for (const { uuid: accountUuid } of reviewers) await make.row(contestJurors, { contestUuid, accountUuid });
  return {
    contestUuid,
    owner: owner?.accountId ?? '',
    juror: reviewers[0]?.accountId ?? '',
    reviewers: reviewers.map(({ uuid }) => uuid),
  };
}

/** Artists who may apply. @returns their accounts */
export async function addArtists({ database, make }: Filling, count: number) {
  const { id: imageId } = await make.image();
  const people = Array.from({ length: count }, (_, index) => ({
    uuid: randomUUID(),
    accountId: `artist${randomUUID().slice(0, 12)}`,
    name: `${NAMES[index % NAMES.length] ?? ''}${index}`,
  }));
  await insert(
    database,
    accounts,
    people.map((person) => ({
      ...person,
      roleType: 'ARTIST' as const,
      email: `${person.accountId}@example.com`,
      phoneNum: '01012345678',
    })),
  );
  await insert(
    database,
    artists,
    people.map(({ uuid, accountId, name }) => ({
      accountUuid: uuid,
      userAccountId: accountId,
      nameKo: name,
      imageId,
    })),
  );
  return people;
}

/** A contest to which so many artists have applied, each with two files and the scores of most of seven jurors. */
export async function fillContest(filling: Filling, applicants: number, now: Date): Promise<FilledContest> {
  const { database } = filling;
  const { reviewers, ...contest } = await beginContest(filling, now);
  const people = await addArtists(filling, applicants);
  const rows = people.map(({ uuid: accountUuid, name, accountId }, index) => {
    const receipt = receiptOf(applicants, index);
    const works = FILE_NAMES.map((fileName) => ({
      ...{ id: randomUUID(), name: fileName, size: FILE_BYTES, contentType: 'image/jpeg' },
    }));
    const answers = {
      ...{ name, phone: '010-1234-5678', email: `${accountId}@example.com`, genre: 'PAINTING' },
      ...{ shows: `${index % 7}`, statement: STATEMENT, works },
    };
    const sentAt = new Date(now.getTime() - index * 1000);
    const row = {
      ...{ uuid: randomUUID(), contestUuid: contest.contestUuid, accountUuid, name, answers, receipt },
      searchText: `${name}\n${receipt}\n회화`,
      ...{ formVersion: 1, sentAt, firstSentAt: sentAt, createdAt: sentAt },
    };
    return row;
  });
  await insert(database, contestApplicants, rows);
  const files = rows.flatMap(({ uuid: applicantUuid, accountUuid, answers }) =>
    answers.works.map(({ id: uuid, name: fileName, contentType }) => {
      const uploadUuid = randomUUID();
      const upload = {
        ...{ uuid: uploadUuid, accountUuid, storageKey: FILE_KEY, fileName, contentType },
        ...{ maxBytes: FILE_BYTES, bytes: FILE_BYTES, claimedAt: now },
      };
      return { upload, file: { uuid, applicantUuid, uploadUuid, field: 'works' } };
    }),
  );
  await insert(
    database,
    storedUploads,
    files.map(({ upload }) => upload),
  );
  await insert(
    database,
    contestFiles,
    files.map(({ file }) => file),
  );
  const reviews = rows.flatMap(({ uuid: applicantUuid }, index) =>
    reviewers.flatMap((reviewerUuid, at) => {
      // Each juror has an applicant in five left.
      if ((index + at) % 5 === 0) return [];
      const marks = Object.fromEntries(
        RULE.criteria.map(({ id }, criterion) => [id, 1 + ((index * 7 + at * 3 + criterion) % 10)]),
      );
      const points = pointsOf(RULE.criteria, marks);
      return { applicantUuid, reviewerUuid, round: 1, edition: 1, note: '고요하다.', marks, points };
    }),
  );
  await insert(database, contestReviews, reviews);
  await database.vacuum();
  await reckonAll(filling, contest.contestUuid);
  await database.vacuum();
  return contest;
}

/** Reckons the scores of a contest's applicants, as a change of its rule does. */
export const reckonAll = ({ database }: Filling, contestUuid: string): Promise<void> =>
  database.orm.transaction((tx) => reckonScores(tx, contestUuid));

async function insert<Table extends PgTable>(
  { orm }: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await orm.insert(table).values(rows.slice(at, at + CHUNK));
}
