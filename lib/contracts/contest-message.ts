/** The recipients of a message about a contest: one applicant, those with an unfinished draft, those who sent (C-102). */
export const MESSAGE_AUDIENCES = ['ONE', 'UNFINISHED', 'SENT'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];
