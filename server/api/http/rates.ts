/**
 * A limit of the calls of one account, or of one address of guests, in so many seconds. With `tries` it counts accepted calls: one that
 * is refused for its form (400, 408, 413, 415, 422), or fails in the server, counts among the `tries` alone.
 */
export interface Rate {
  points: number;
  seconds: number;
  /** How many calls may be tried in the same time, refused ones too. */
  tries?: number;
}

/** Without `tries` every call counts: guesses, questions, and saves that a minute has many of. */
export const RATES = {
  /** The API's description: by address or account. */
  description: { points: 60, seconds: 60 },
  /** All removals and withdrawals, by account. Other calls don't use up this limit. */
  removal: { points: 600, seconds: 60 },
  like: { points: 120, seconds: 60 },
  view: { points: 240, seconds: 60 },
  /** Per address; an account has `loginOfAccount` for each address besides. */
  login: { points: 30, seconds: 60 },
  loginOfAccount: { points: 10, seconds: 300 },
  /** An account's ID is public: so many failures from everywhere, before its owner is kept out too. */
  loginFromAnywhere: { points: 200, seconds: 300 },
  /** An office or a school may be one address. */
  identity: { points: 40, seconds: 600, tries: 200 },
  /** What comes back of a verification, and what is done with it. */
  identityResult: { points: 60, seconds: 600, tries: 300 },
  /** Password links that are opened or used: by address. */
  passwordLink: { points: 40, seconds: 600, tries: 200 },
  /** Password links that operators send to one account. */
  passwordLinkMail: { points: 5, seconds: 3600, tries: 20 },
  duplicateCheck: { points: 60, seconds: 60 },
  signup: { points: 10, seconds: 600, tries: 100 },
  social: { points: 30, seconds: 60 },
  /**
   * A page of results is six calls, a page of a list's search one, suggestions one for each rest between two keys; an
   * office may be one address.
   */
  search: { points: 600, seconds: 60 },
  suggest: { points: 600, seconds: 60 },
  /** Saves of a profile, applications: by account. */
  profileChange: { points: 20, seconds: 60, tries: 120 },
  /** Artworks and categories that an artist makes, changes or removes. */
  artworkChange: { points: 120, seconds: 60 },
  /** Images that are dropped at once, and fields of their drafts, saved as they are left: by account. */
  draftUpload: { points: 240, seconds: 60 },
  draftChange: { points: 600, seconds: 60 },
  /** Errors that are sent to the team chat: by account. */
  errorReport: { points: 10, seconds: 600, tries: 60 },
  /** Saves of a portfolio as its artist works on it: by account. */
  portfolioSave: { points: 240, seconds: 60 },
  /** Asks for a PDF that the server makes, again and again until it is there: by account. */
  portfolioRender: { points: 90, seconds: 60 },
  /** Applications to contests: drafts that are saved as they are written, files, and sending. By account. */
  contestDraft: { points: 240, seconds: 60 },
  contestFile: { points: 240, seconds: 60 },
  contestSend: { points: 30, seconds: 60, tries: 120 },
  /** What people of an organization do with its contests: by account. */
  contestChange: { points: 120, seconds: 60 },
  /** Scores and notes of a reviewer who goes through applicants by key: by account. */
  contestReview: { points: 600, seconds: 60 },
  /** Invitations of jurors, which are mailed to any address: by account. */
  jurorInvitation: { points: 60, seconds: 3600, tries: 240 },
  /** Lists and files of a contest's applicants, which may be gigabytes: by account. */
  contestExport: { points: 20, seconds: 600, tries: 120 },
  /** Inquiries of an account; those of guests, by address: no mail is sent, and the operator reads each. */
  inquiry: { points: 20, seconds: 3600, tries: 120 },
  guestInquiry: { points: 5, seconds: 3600, tries: 60 },
  /** Marks as read, and questions for what is unread: by account. */
  supportRead: { points: 240, seconds: 60 },
  /** Views that the site's hosts have counted: a report each few seconds of each host, of which several may be one address. */
  viewReport: { points: 600, seconds: 60 },
  /** Lists and records that operators read: by account. */
  adminRead: { points: 600, seconds: 60 },
  /** What operators change, and pictures that they upload: by account. */
  adminChange: { points: 600, seconds: 60 },
  /** Lists as files; personal data that an operator asks for one by one, and searches for a contact. */
  adminExport: { points: 20, seconds: 600, tries: 120 },
  personalData: { points: 60, seconds: 600, tries: 240 },
  /** Addresses for files of a contest's form or a portfolio: by account. */
  upload: { points: 120, seconds: 60 },
  /** Guesses of the own password at a logged-in browser. */
  passwordCheck: { points: 10, seconds: 300 },
} satisfies Record<string, Rate>;
