import { begunFieldsOf, operationsOf, readDescription } from './operations';

/**
 * Every component into which people write several lines, and the forms of the walk that have it: a row of
 * `back-office-kept-typing.spec.ts` or `studio-kept-typing.spec.ts`, or a `testLeaving` of another spec.
 */
export const WRITTEN_IN = {
  'admin/applications/decision.tsx': ['decision'],
  'admin/articles/article-fields.tsx': ['article'],
  'admin/articles/block-fields.tsx': ['article'],
  'admin/contests/contest-stopping.tsx': ['contestStop'],
  'admin/curation/home-curation.tsx': ['homeSpecial'],
  'admin/faqs/faq-screens.tsx': ['faq'],
  'admin/inquiries/answer-form.tsx': ['answer'],
  'admin/members/member-stop.tsx': ['memberStop'],
  'admin/notices/notice-screens.tsx': ['notice'],
  'admin/templates/template-screens.tsx': ['template'],
  'contest/application-fields.tsx': ['application'],
  'my/withdrawal-reason.tsx': ['withdrawal'],
  'organization/applicants/review/own-review.tsx': ['review'],
  'organization/applicants/round/mail-fields.tsx': ['announcement', 'contestMessage'],
  'organization/builder/field-editor.tsx': ['contest'],
  'organization/builder/terms-fields.tsx': ['contest'],
  'organization/builder/text-fields.tsx': ['contest'],
  'organization/result/result-form.tsx': ['contestResult'],
  'studio/artworks/artwork-fields.tsx': ['artwork', 'artworkEdit'],
  'studio/bulk/draft-fields.tsx': ['artworkDrafts'],
  'studio/portfolio/text-settings.tsx': ['portfolioTexts'],
  'studio/profile/artist-note-field.tsx': ['profile'],
  'studio/profile/rows/paste-box.tsx': ['pastedRows'],
  'support/inquiry-form.tsx': ['inquiry', 'inquiryModal'],
} as const satisfies Record<string, readonly string[]>;

/** Forms of single lines whose save names a version: they are walked for their two windows. */
type OneLineForm = 'banner' | 'myInfo' | 'reviewRule';

export type Walked = (typeof WRITTEN_IN)[keyof typeof WRITTEN_IN][number] | OneLineForm;

/** The forms of the back office, and those of members, artists and organizations. */
export type BackOfficeForm = Extract<
  Walked,
  | 'decision'
  | 'article'
  | 'banner'
  | 'contestStop'
  | 'homeSpecial'
  | 'faq'
  | 'answer'
  | 'memberStop'
  | 'notice'
  | 'template'
>;
/** Forms whose walk is their own (`testLeaving`). */
export const OWN_WALKS = ['application', 'portfolioTexts'] as const satisfies Walked[];
export type OwnWalk = (typeof OWN_WALKS)[number];
export type SiteForm = Exclude<Walked, BackOfficeForm | OwnWalk>;

/** What each form sends. */
export const SENDS: Readonly<Record<Walked, string>> = {
  decision: 'PUT /v1/admin/artist-applications/{uuid}/retry',
  article: 'PUT /v1/admin/articles/{uuid}',
  banner: 'PUT /v1/admin/banners/{uuid}',
  contestStop: 'PUT /v1/admin/contests/{uuid}/stop',
  homeSpecial: 'PUT /v1/admin/home/special',
  faq: 'POST /v1/admin/faqs',
  answer: 'PUT /v1/admin/inquiries/{uuid}/answer',
  memberStop: 'PUT /v1/admin/members/{uuid}/stop',
  notice: 'PUT /v1/admin/notices/{uuid}',
  template: 'PUT /v1/admin/templates/{uuid}',
  application: 'PUT /v1/artists/contest-applicants/{contestUuid}/draft',
  myInfo: 'PUT /v1/users/me',
  withdrawal: 'PUT /v1/users/withdraw',
  announcement: 'POST /v1/organizations/contests/{uuid}/announcement',
  contestMessage: 'POST /v1/organizations/contests/{uuid}/messages',
  review: 'PUT /v1/organizations/contests/{uuid}/applicants/{applicantId}/review',
  reviewRule: 'PUT /v1/organizations/contests/{uuid}/review-rule',
  contest: 'PUT /v1/organizations/contests/{uuid}',
  contestResult: 'PUT /v1/organizations/contests/{uuid}/result',
  artwork: 'POST /v1/artists/me/artworks',
  artworkEdit: 'PUT /v1/artists/me/artworks/{uuid}',
  artworkDrafts: 'PUT /v1/artists/me/artwork-drafts/{uuid}',
  portfolioTexts: 'POST /v1/artists/me/portfolio',
  profile: 'PUT /v1/artists/me',
  pastedRows: 'PUT /v1/artists/me',
  inquiry: 'POST /v1/support/inquiries',
  inquiryModal: 'POST /v1/support/inquiries',
};

/** Forms that name a version, and why the walk doesn't leave them with another window’s save. */
export const WITHOUT_TWO_WINDOWS: Partial<Record<Walked, string>> = {
  contestStop: 'A stop has no text to compare: the second one is refused.',
  review: 'It saves itself while the other window opens. `use-review.test.tsx` has the conflict.',
  artworkDrafts: 'Each field saves itself. `draft-book.test.ts` has the conflict.',
  pastedRows: 'The box is no field of what is saved. `profile` has the conflict of its form.',
  application: 'Its spec has the conflict.',
  portfolioTexts: 'Its spec has the conflict.',
};

const OPERATIONS = new Map(operationsOf(readDescription()).map((each) => [each.name, each]));

/** Whether what a form sends names what it began with, as `STALE_SAVES` has it. @throws where the API has no such call */
export function namesVersion(form: Walked): boolean {
  const operation = OPERATIONS.get(SENDS[form]);
  if (operation === undefined) throw new Error(`the API has no ${SENDS[form]}`);
  return begunFieldsOf(operation).length > 0;
}
