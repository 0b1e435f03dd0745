/**
 * Every component into which people write several lines, and the forms of the walk that have it: a row of
 * `back-office-kept-typing.spec.ts` or `studio-kept-typing.spec.ts`, or another spec that leaves and reopens the form.
 */
export const WRITTEN_IN = {
  'admin/applications/decision.tsx': ['decision'],
  'admin/articles/article-fields.tsx': ['article'],
  'admin/articles/article-inputs.tsx': ['article'],
  'admin/articles/block-fields.tsx': ['article'],
  'admin/contests/contest-stopping.tsx': ['contestStop'],
  'admin/curation/home-curation.tsx': ['homeSpecial'],
  'admin/faqs/faq-screens.tsx': ['faq'],
  'admin/inquiries/answer-form.tsx': ['answer'],
  'admin/members/member-stop.tsx': ['memberStop'],
  'admin/notices/notice-screens.tsx': ['notice'],
  'admin/templates/template-screens.tsx': ['template'],
  'contest/application-fields.tsx': ['studio-contest-leaving.spec.ts'],
  'my/withdrawal-reason.tsx': ['withdrawal'],
  'organization/applicants/mail-fields.tsx': ['announcement'],
  'organization/applicants/own-review.tsx': ['review'],
  'organization/builder/field-editor.tsx': ['contest'],
  'organization/builder/text-fields.tsx': ['contest'],
  'studio/artworks/artwork-fields.tsx': ['artwork', 'artworkEdit'],
  'studio/bulk/draft-fields.tsx': ['artworkDrafts'],
  'studio/portfolio/text-settings.tsx': ['studio-portfolio-faults.spec.ts'],
  'studio/profile/artist-note-field.tsx': ['profile'],
  'studio/profile/rows/paste-box.tsx': ['pastedRows'],
  'support/inquiry-form.tsx': ['inquiry', 'inquiryModal'],
} as const satisfies Record<string, readonly string[]>;

type Walked = (typeof WRITTEN_IN)[keyof typeof WRITTEN_IN][number];

/** The forms of the back office, and those of members, artists and organizations. */
export type BackOfficeForm = Extract<
  Walked,
  | 'decision'
  | 'article'
  | 'contestStop'
  | 'homeSpecial'
  | 'faq'
  | 'answer'
  | 'memberStop'
  | 'notice'
  | 'template'
>;
export type SiteForm = Exclude<Walked, BackOfficeForm | `${string}.spec.ts`>;

/** The fields themselves, which every form makes its own. */
export const FIELDS = [
  'admin/parts/rich-text-field.tsx',
  'admin/parts/templated-text.tsx',
  'ui/text-area.tsx',
] as const;
