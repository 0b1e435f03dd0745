/** What repositories of other modules need to change a contest's reviews: the held contest, and the reckoning of its scores. */
export { holdContest } from './held-contest-repository';
export type { WorkedContest } from './policy';
export {
  isCountedScore,
  isValidScore,
  moveReviews,
  reckonedColumns,
  reckonScores,
} from './reckoning-repository';
