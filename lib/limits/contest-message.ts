/** Messages of a contest to many applicants in a day of Seoul (C-102). */
export const manyPerDay = 10;
/** Messages of an organization to one applicant each in an hour. */
export const onePerHour = 60;
