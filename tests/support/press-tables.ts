/** The number of buttons of a component whose buttons have more rows than one each. */
export const SEVERAL_ROWS: Readonly<Record<string, number>> = {
  'components/admin/curation/slot-form.tsx': 1,
  'components/admin/parts/order-dialog.tsx': 1,
  'components/admin/parts/record-form.tsx': 2,
  'components/auth/login-form.tsx': 1,
  'components/auth/signup/form-step.tsx': 1,
  'components/form/save-bar.tsx': 1,
  'components/my/profile-form.tsx': 1,
  'components/organization/builder/contest-head.tsx': 3,
  'components/studio/edit-foot.tsx': 2,
  'components/support/inquiry-form.tsx': 1,
};

/** The number of buttons of a component that have no row, and why. */
export const BUTTONS_WITHOUT_ROW: Readonly<Record<string, readonly [number, string]>> = {
  'components/admin/parts/confirm-button.tsx': [1, 'Each use of it has a row.'],
  'components/admin/parts/export-link.tsx': [1, 'It downloads.'],
  'components/admin/parts/reason-button.tsx': [1, 'Each use of it has a row.'],
  'components/form/form-layout.tsx': [1, 'Each use of the button of a field has a row.'],
  'components/my/withdrawal-dialog.tsx': [1, 'It opens the next step.'],
  'components/studio/bulk/csv-dialog.tsx': [1, 'It downloads.'],
};

const SEEN = 'It is sent when something is seen.';
const RETURNED = 'It is sent when the browser comes back from the provider.';
const CHOSEN = 'A chosen file is sent at once.';
const TYPED = 'What is typed is saved by itself.';
const FAILED = 'A failure reports itself.';
const OTHERS = 'Other clients call it: it is another name of a call of ours (ADR 59).';

const LOADED = 'It loads data or code, or downloads.';
const LOCAL = 'What it changes stays in the browser until the form is sent.';
const ASKED = 'It asks before it closes.';
const AFTER = 'It follows the answer of a call whose button has a row.';
const SUBMITTED = 'The button behind it has a row.';

/** Handlers that start something asynchronous, and no `onSend`, and why their press needs no row. */
export const HANDLERS_WITHOUT_ROW: Readonly<Record<string, string>> = {
  'components/admin/applications/application-show.tsx ApplicationDocuments onRenew': SUBMITTED,
  'components/admin/applications/application-show.tsx ReasonButton onReason open': SUBMITTED,
  'components/admin/applications/decision.tsx form onSubmit asking.run': SUBMITTED,
  'components/admin/articles/block-fields.tsx IconButton onClick remove': LOCAL,
  'components/admin/artists/badge-button.tsx DialogForm onSubmit': SUBMITTED,
  'components/admin/parts/reason-button.tsx DialogForm onSubmit': SUBMITTED,
  'components/admin/parts/picture-dialog.tsx Button submit': LOCAL,
  'components/admin/banners/video-field.tsx PictureChooser onFile take': CHOSEN,
  'components/admin/curation/slot-form.tsx Form onSubmit': SUBMITTED,
  'components/admin/inquiries/answer-form.tsx form onSubmit save': SUBMITTED,
  'components/admin/parts/picture-dialog.tsx PictureChooser onFile take': CHOSEN,
  'components/admin/parts/picture-field.tsx PictureChooser onFile take': CHOSEN,
  'components/artist/artist-toolbar.tsx Checkbox onChange': LOADED,
  'components/auth/login-form.tsx DemoAccounts onPick form.submit':
    'It submits the form, which takes one press at a time.',
  'components/auth/signup/signup.tsx IdentityStep onVerified loadForm': LOADED,
  'components/auth/signup/terms-step.tsx Button onClick next': LOCAL,
  'components/contest/application-list.tsx Button onClick edit': LOADED,
  'components/contest/application-list.tsx ApplicationDialog onOpenAgain openAgain': LOADED,
  'components/contest/apply-button.tsx Button onClick press': LOADED,
  'components/contest/apply-button.tsx ApplicationDialog onOpenAgain openAgain': LOADED,
  'components/contest/files-answer.tsx div onDrop': CHOSEN,
  'components/form/crop-dialog.tsx Button onClick use': LOCAL,
  'components/form/document-fields.tsx DocumentList onRemove remove': LOCAL,
  'components/my/current-password-field.tsx PasswordField onKeyDown check': 'It is the button of the field.',
  'components/my/withdraw-button.tsx Button onClick open': LOADED,
  'components/organization/applicants/applicants-page.tsx BulkBar onStatus': SUBMITTED,
  'components/organization/applicants/round/export-dialog.tsx a onClick take': LOADED,
  'components/organization/applicants/round/round-dialog.tsx form onSubmit endRound': SUBMITTED,
  'components/organization/builder/contest-editor.tsx ContestHead onPreview preview': LOADED,
  'components/organization/builder/contest-image.tsx FileInput onFiles choose': CHOSEN,
  'components/portfolio/shared-visit.tsx Button onClick downloadFile': LOADED,
  'components/search/search-box.tsx form onSubmit onSubmit': LOADED,
  'components/auth/login-modal.tsx Dialog onClose close': ASKED,
  'components/studio/artworks/artwork-dialog.tsx Dialog onClose close': ASKED,
  'components/studio/artworks/artwork-dialog.tsx EditFoot onCancel close': ASKED,
  'components/studio/artworks/artwork-dialog.tsx EditFoot onRemove': SUBMITTED,
  'components/studio/exposure/category-dialog.tsx EditFoot onRemove': SUBMITTED,
  'components/organization/applicants/review/refused-reviews.tsx TextButton onClick discard': LOCAL,
  'components/admin/inquiries/inquiry-show.tsx ReasonButton onReason open': SUBMITTED,
  'components/admin/mails/mail-show.tsx ReasonButton onReason open': SUBMITTED,
  'components/admin/members/member-show.tsx ReasonButton onReason open': SUBMITTED,
  'components/studio/artworks/artwork-dialog.tsx ContractForm onSubmit submit': SUBMITTED,
  'components/studio/artworks/studio-artworks.tsx SelectionBar onDownload downloadChosen': LOADED,
  'components/studio/bulk/csv-dialog.tsx FileInput onFiles load': CHOSEN,
  'components/studio/exposure/exposure-dialog.tsx Dialog onClose exposure.close': ASKED,
  'components/studio/exposure/exposure-dialog.tsx Button onClick exposure.close': ASKED,
  'components/studio/exposure/exposure-dialog.tsx TextButton onClick addCategory': LOCAL,
  'components/studio/exposure/exposure-dialog.tsx CategoryDialog onChanged afterEdit': AFTER,
  'components/studio/portfolio/earlier-dialog.tsx EarlierList onRestore restore': SUBMITTED,
  'components/studio/portfolio/earlier-dialog.tsx IconButton onClick downloadPdf': LOADED,
  'components/studio/portfolio/links-dialog.tsx NewLink onMade reload': AFTER,
  'components/studio/portfolio/links-dialog.tsx Links onRemoved reload': AFTER,
  'components/studio/portfolio/portfolio-editor.tsx CoverDialog onFile coverUpload.send': CHOSEN,
  'components/studio/portfolio/studio-portfolio.tsx PortfolioEditor onDocument pdf.makeOther': LOADED,
  'components/studio/portfolio/studio-portfolio.tsx Tool onPress pdf.download': LOADED,
  'components/studio/portfolio/text-settings.tsx TextArea onBlur cutNote': TYPED,
  'components/studio/portfolio/works-dialog.tsx WorkLists onArrange arrange': TYPED,
  'components/studio/portfolio/works-dialog.tsx WorkLists onMove move': TYPED,
  'components/studio/portfolio/works-dialog.tsx WorkLists onRemove': TYPED,
  'components/studio/profile/name-fields.tsx TextField onChange english.onChange': LOCAL,
  'components/studio/profile/photo/photo-field.tsx div onDrop drop': CHOSEN,
  'components/studio/profile/photo/photo-field.tsx TextButton onClick photo.cropAgain': LOCAL,
  'components/studio/profile/photo/photo-field.tsx TextButton onClick photo.drop': LOCAL,
  'components/support/new-inquiry.tsx InquiryForm onSent onSent': AFTER,
  'components/support/support-modal.tsx InquiryForm onSent onSent': AFTER,
  'components/ui/field/file-input.tsx input onChange': CHOSEN,
  'components/auth/logout-wall.tsx Button submit': 'A plain form of the document.',
  'components/shell/logout-button.tsx button submit': 'A plain form of the document.',
  'components/admin/parts/link-dialog.tsx Button submit': LOCAL,
  'components/search/search-box.tsx IconButton submit': LOADED,
  'components/ui/field/search-field.tsx IconButton submit': LOADED,
};

/** Files without a button that sends whose calls change something: the number of calls, and the buttons, or why there is none. */
export const CALLS_ELSEWHERE: Readonly<Record<string, readonly [number, ...string[]]>> = {
  'components/admin/articles/use-article-form.ts': [1, 'components/form/save-bar.tsx'],
  'components/admin/banners/banner-order.tsx': [1, 'components/admin/parts/order-dialog.tsx'],
  'components/admin/curation/home-curation.tsx': [3, 'components/admin/curation/slot-form.tsx'],
  'components/admin/faqs/faq-order.tsx': [1, 'components/admin/parts/order-dialog.tsx'],
  'components/admin/parts/use-picture-upload.ts': [2, CHOSEN],
  'components/artwork/artwork-viewer.tsx': [1, SEEN],
  'components/auth/identity-call.ts': [4, 'components/auth/find-info.tsx', RETURNED],
  'components/auth/signup/send-signup.ts': [2, 'components/auth/signup/form-step.tsx'],
  'components/auth/signup/social-arrival.tsx': [1, RETURNED],
  'components/contest/send-application.ts': [4, 'components/contest/application-foot.tsx'],
  'components/contest/use-application.ts': [1, FAILED],
  'components/contest/use-draft.ts': [1, 'components/contest/application-notes.tsx', TYPED],
  'components/like/page-likes.ts': [1, 'components/like/like-button.tsx'],
  'components/my/use-profile-form.ts': [1, 'components/my/profile-form.tsx'],
  'components/organization/applicants/use-applicants.ts': [
    1,
    'components/organization/applicants/table/bulk-bar.tsx',
    'components/organization/applicants/room/status-choice.tsx',
  ],
  'components/organization/applicants/review/use-review.ts': [1, TYPED],
  'components/organization/builder/contest-image.tsx': [1, CHOSEN],
  'components/organization/builder/use-contest-editor.ts': [
    4,
    'components/organization/builder/contest-head.tsx',
  ],
  'components/portfolio/shared-visit.tsx': [1, SEEN],
  'components/shell/report-failure.ts': [1, FAILED],
  'components/studio/artworks/send-artwork.ts': [2, 'components/studio/artworks/artwork-dialog.tsx'],
  'components/studio/exposure/category-dialog.tsx': [3, 'components/studio/edit-foot.tsx'],
  'components/studio/bulk/use-bulk.ts': [
    5,
    'components/studio/bulk/bulk-registration.tsx',
    'components/studio/bulk/fill-bar.tsx',
    CHOSEN,
    TYPED,
  ],
  'components/studio/exposure/use-exposure.ts': [1, 'components/studio/exposure/exposure-dialog.tsx'],
  'components/studio/portfolio/portfolio-calls.ts': [
    2,
    'components/studio/portfolio/other-window-dialog.tsx',
    'components/studio/portfolio/earlier-dialog.tsx',
    TYPED,
  ],
  'components/studio/portfolio/pdf-fault.ts': [1, FAILED],
  'components/studio/portfolio/use-pdf.ts': [2, 'components/studio/portfolio/studio-portfolio.tsx'],
  'components/studio/profile/send-profile.ts': [1, 'components/form/save-bar.tsx'],
  'components/support/mark-read.tsx': [2, SEEN],
  'components/support/use-inquiry-form.ts': [1, 'components/support/inquiry-form.tsx'],
};

/** Operations that no button sends. */
export const WITHOUT_BUTTON: Readonly<Record<string, string>> = {
  'POST /v1/artist/{artistId}/artworks/{artworkUuid}/view': SEEN,
  'POST /v1/portfolio-links/{token}/views': SEEN,
  'POST /v1/page-views': SEEN,
  'PUT /v1/support/inquiries/{uuid}/read': SEEN,
  'POST /v1/support/notices/{uuid}/read': SEEN,
  'POST /v1/slack/send-error': FAILED,
  'POST /v1/auth/token': 'The session renews its token.',
  'POST /v1/auth/logout': 'A plain form of the document: its first press leaves the page.',
  'POST /v1/oauth2/assertion': RETURNED,
  'POST /v1/oauth2/withdrawal/revoke':
    'The question is asked where the browser comes back from the provider.',
  'POST /v1/auth/identity/result': RETURNED,
  'POST /v1/auth/identity/result/id': RETURNED,
  'POST /v1/auth/identity/result/pwd': RETURNED,
  'POST /v1/artists/me/artworks/import': CHOSEN,
  'POST /v1/artists/me/artwork-drafts': CHOSEN,
  'POST /v1/artists/contest-applicants/{id}/files': CHOSEN,
  'PUT /v1/organizations/contests/{uuid}/image': CHOSEN,
  'POST /v1/s3/put/presigned-url': CHOSEN,
  'POST /v1/admin/images': CHOSEN,
  'POST /v1/admin/videos': CHOSEN,
  'PUT /v1/artists/me/artwork-drafts/{uuid}': TYPED,
  'POST /v1/artists/me/portfolio': TYPED,
  'PUT /v1/organizations/contests/{uuid}/applicants/{applicantId}/review': TYPED,
  'POST /v1/artists/contest-applicants/{contestUuid}': 'The press that sends an application begins with it.',
  'POST /v1/artists/me/portfolio/{id}/pdf/render':
    'Phones ask for the file by it after the same press, again and again until it is made.',
  'POST /v1/auth/oauth2/members/signup': OTHERS,
  'POST /v1/auth/oauth2/artists/signup': OTHERS,
  'PUT /user/password/update': OTHERS,
  'POST /v1/admin/retention': 'No page calls it: the server removes by itself.',
};
