/** What owners do with the rule, the panel, the rounds and the announcement of a contest (C-100). */
export const CONTEST_EVENT_KINDS = [
  'RULE_SAVED',
  'JUROR_ADDED',
  'JUROR_INVITED',
  'JUROR_REMOVED',
  'JUROR_ROUNDS',
  'APPLICANTS_ASSIGNED',
  'ROUND_ENDED',
  'ROUND_REOPENED',
  'ANNOUNCED',
  'ANNOUNCEMENT_REOPENED',
] as const;
export type ContestEventKind = (typeof CONTEST_EVENT_KINDS)[number];
