/** What a person writes over several lines: two lines of a paragraph, then another paragraph. */
export const linesOf = (mark: string): string =>
  `${mark} 첫째 줄입니다.\n${mark} 둘째 줄입니다.\n\n${mark} 새 문단입니다.`;

/** `linesOf` as the editor of rich text writes it. */
export const richLinesOf = (mark: string): string =>
  linesOf(mark)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The three lines, with an empty line before the last. */
export const partsOf = (mark: string): string[] => linesOf(mark).split(/\n+/);

interface MultiLineField {
  /** Where it is typed: the file below `components`, and the label or name of its input. */
  inputs: readonly string[];
  /** Screens that show it (`tests/e2e/studio-written-lines.spec.ts`). */
  screens: readonly string[];
  /** Mails, tables and PDFs that have it (`tests/api/written-lines.test.ts`, `lib/portfolio-pdf/written-lines.server.test.tsx`). */
  files: readonly string[];
}

/**
 * Every field of several lines, and where it is shown. A new input without a row fails `tests/host/multi-line-fields.test.ts`;
 * a screen or file without a walk doesn't compile.
 */
export const MULTI_LINE_FIELDS = {
  artworkDescription: {
    inputs: [
      'studio/artworks/artwork-fields.tsx ARTWORK_FIELDS.description.label',
      'studio/bulk/draft-fields.tsx field.label',
    ],
    screens: ['viewing room'],
    files: ['portfolio: description'],
  },
  artistNote: {
    inputs: ['studio/profile/artist-note-field.tsx 작가 노트'],
    screens: ['artist page'],
    files: [],
  },
  portfolioNote: {
    inputs: ['studio/portfolio/text-settings.tsx 작가 노트'],
    screens: [],
    files: ['portfolio: note'],
  },
  // Its lines become rows of a career.
  careerToPaste: { inputs: ['studio/profile/rows/paste-box.tsx id'], screens: [], files: [] },
  contestDescription: {
    inputs: ['organization/builder/text-fields.tsx 소개'],
    screens: ['news of a contest', 'application form: description', 'operator: contest'],
    files: [],
  },
  contestTerms: {
    inputs: ['organization/builder/terms-fields.tsx rows'],
    screens: ['news of a contest: terms', 'sent application: terms', 'operator: contest terms'],
    files: ['mail: contest-terms-changed'],
  },
  questionHelp: {
    inputs: ['organization/builder/field-editor.tsx 설명'],
    screens: ['application form: help'],
    files: [],
  },
  longAnswer: {
    inputs: ['contest/application-fields.tsx label'],
    screens: ['sent application', 'applicant: answers'],
    files: ['mail: contest-applied', 'export: xlsx', 'export: csv'],
  },
  reviewNote: {
    inputs: ['organization/applicants/review/own-review.tsx 메모'],
    screens: ['applicant: other reviews', 'applicant: own locked review'],
    files: [],
  },
  reviewComment: {
    inputs: ['organization/applicants/review/own-review.tsx 심사평'],
    screens: ['applicant: other reviews', 'applicant: own locked review', 'sent application'],
    files: [],
  },
  announcement: {
    inputs: ['organization/applicants/round/mail-fields.tsx 내용'],
    screens: ['announcement: preview', 'operator: mail'],
    files: ['mail: contest-decided'],
  },
  // The mail fields of the announcement.
  contestMessage: {
    inputs: [],
    screens: ['message: preview', 'messages: log', 'sent application: messages'],
    files: ['mail: contest-message'],
  },
  contestResult: {
    inputs: ['organization/result/result-form.tsx 심의총평'],
    screens: ['result of a contest: preview', 'news of a contest: result'],
    files: [],
  },
  contestStopReason: {
    inputs: ['admin/contests/contest-stopping.tsx 사유'],
    screens: ['contest editor: stop', 'operator: contest stop'],
    files: ['mail: contest-stopped'],
  },
  inquiry: {
    inputs: ['support/inquiry-form.tsx 내용'],
    screens: ['inquiry', 'operator: inquiry'],
    files: [],
  },
  inquiryAnswer: {
    inputs: ['admin/inquiries/answer-form.tsx 답변 내용'],
    screens: ['inquiry: answer'],
    files: ['mail: inquiry-answered'],
  },
  applicationReason: {
    inputs: ['admin/applications/decision.tsx 자료를 다시 요청하는 사유'],
    screens: ['my info: application', 'operator: application'],
    files: ['mail: artist-documents-requested'],
  },
  memberStopReason: {
    inputs: ['admin/members/member-stop.tsx 정지 사유'],
    screens: ['operator: member'],
    files: ['mail: account-stopped'],
  },
  noticeText: { inputs: ['admin/notices/notice-screens.tsx content'], screens: ['notice'], files: [] },
  articleText: {
    inputs: ['admin/articles/article-fields.tsx content'],
    screens: ['exhibition: text'],
    files: [],
  },
  faqAnswer: { inputs: ['admin/faqs/faq-screens.tsx answer'], screens: ['faq'], files: [] },
  homeContent: {
    inputs: ['admin/articles/article-fields.tsx homeContent'],
    screens: ['specials: lead'],
    files: [],
  },
  specialText: {
    inputs: ['admin/articles/article-fields.tsx content'],
    screens: ['special: text'],
    files: [],
  },
  specialBlock: {
    inputs: ['admin/articles/block-fields.tsx 블록 글'],
    screens: ['special: block'],
    files: [],
  },
  writerMessage: {
    inputs: ['admin/articles/article-fields.tsx writerMessage'],
    screens: ['special: writer'],
    files: [],
  },
  // Each line is a column of a vertical headline; an empty one is refused.
  homeHeadline: { inputs: ['admin/curation/home-curation.tsx titleLines'], screens: [], files: [] },
  // A template is only shown in the fields that it fills.
  template: { inputs: ['admin/templates/template-screens.tsx content'], screens: [], files: [] },
  // Kept without a name for the statistics of why members leave; no screen shows it.
  withdrawalReason: { inputs: ['my/withdrawal-reason.tsx 탈퇴 이유'], screens: [], files: [] },
} as const satisfies Record<string, MultiLineField>;

export type ShownField = (typeof MULTI_LINE_FIELDS)[keyof typeof MULTI_LINE_FIELDS];
export type LinesScreen = ShownField['screens'][number];
export type LinesFile = ShownField['files'][number];
