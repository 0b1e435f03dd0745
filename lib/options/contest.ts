import type {
  ApplicantStatus,
  ApplicationRow,
  ContestStanding,
  ContestType,
  MemberRole,
  OrganizationProof,
} from '@/lib/contracts/contest';
import type { FieldType } from '@/lib/contracts/contest-form';

export const CONTEST_TYPE_LABELS: Readonly<Record<ContestType, string>> = {
  COMPETITION: '공모전',
  ETC: '기타 모집',
};

export const MEMBER_ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  OWNER: '책임자',
  REVIEWER: '심사위원',
};

/** The document by which an organization was verified. */
export const ORGANIZATION_PROOF_LABELS: Readonly<Record<OrganizationProof, string>> = {
  BUSINESS: '사업자등록증',
  NONPROFIT: '고유번호증',
  MUSEUM: '박물관·미술관 등록증',
  PUBLIC: '공공기관 공문',
};

/** What a field of a form asks for. */
export const FIELD_TYPE_LABELS: Readonly<Record<FieldType, string>> = {
  text: '한 줄 글',
  textarea: '긴 글',
  number: '숫자',
  date: '날짜',
  email: '이메일',
  tel: '전화번호',
  url: '웹 주소',
  select: '목록에서 고르기',
  radio: '하나 고르기',
  'checkbox-group': '여러 개 고르기',
  checkbox: '동의',
  file: '파일',
  portfolio: '포트폴리오',
};

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
  WITHDRAWN: '게시 중단',
};
