import type { ApplicantStatus, ApplicationRow, ContestStanding } from '@/lib/contracts/contest';

export const APPLICANT_STATUS_LABELS: Readonly<Record<ApplicantStatus, string>> = {
  PENDING: '접수',
  REVIEWING: '검토 중',
  SELECTED: '선정',
  REJECTED: '미선정',
};

/** How far an application is, as its artist reads it. */
export const APPLICATION_STANDING_LABELS: Readonly<Record<ApplicationRow['standing'], string>> = {
  DRAFT: '작성 중',
  SENT: '접수',
  IN_REVIEW: '심사 중',
  SELECTED: '선정',
  REJECTED: '미선정',
};

export const CONTEST_STANDING_LABELS: Readonly<Record<ContestStanding, string>> = {
  DRAFT: '작성 중',
  SCHEDULED: '접수 예정',
  OPEN: '접수 중',
  CLOSED: '접수 마감',
  ARCHIVED: '보관',
};
