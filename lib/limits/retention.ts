// How long what is kept stays (L-20 to L-30, A-108, A-191). The privacy policy promises these periods.

/** Days after a withdrawal in which the data of the optional consent is kept. */
export const optionalDays = 5;
/** Years in which a person who left can't join again. */
export const barYears = 3;
/** Years for why people left, and for what they asked, since the answer. */
export const complaintYears = 3;
/** Days for records of access. */
export const accessDays = 90;
/** Days for a mail that went out. */
export const sentMailDays = 30;
/** Days for a mail that could not be sent: the operator looks at it. */
export const failedMailDays = 90;
/** Days for a draft of an artwork, since it was changed last. */
export const artworkDraftDays = 60;
/** Days for a portfolio's link, since it was over. */
export const endedLinkDays = 90;
/** Months for an application to a contest, since the announcement. */
export const announcedMonths = 6;
/** Months for an application to a contest that announced nothing, since its end. */
export const unannouncedMonths = 12;
/** Days for an application that was never sent, since the contest's end. */
export const applicationDraftDays = 30;
/** Years for what operators did: the log is looked at when personal data has been misused. */
export const auditYears = 2;
