const ROW_KEYS = {
  educations: ['id', 'type', 'year', 'schoolName', 'major', 'status'],
  experiences: ['id', 'type', 'year', 'title', 'location', 'region'],
  awards: ['id', 'year', 'title'],
  collections: ['id', 'name'],
  interviews: ['id', 'interviewLink', 'interviewTitle'],
} as const;

const rowsOf = (prefix: string, list: keyof typeof ROW_KEYS) =>
  [`${prefix}${list}`, ...ROW_KEYS[list].map((key) => `${prefix}${list}[].${key}`)] as const;

const PROFILE = [
  ...[
    'nameKo',
    'nameEn',
    'imageUrl',
    'domesticArea',
    'overseasArea',
    'activityGenreTypes',
    'activityGenreEtc',
  ],
  ...['introduction', 'videoLink', 'artistNote', ...rowsOf('', 'educations'), ...rowsOf('', 'experiences')],
  ...[...rowsOf('', 'awards'), ...rowsOf('', 'collections'), ...rowsOf('', 'interviews')],
];
/** A title in one language, the text of the genre and the description may be left out. */
const ARTWORK = [
  ...['title?', 'titleEn?', 'etc?', 'description?'],
  ...['year', 'size', 'material', 'genre', 'themeSubject', 'themeTime', 'themeFocus', 'themeStyle'],
];
const PERSON = ['name', 'birthDate', 'genderType', 'phoneNum'];
const SIGNUP = [
  ...['accountId', 'accountPwd', 'email', 'roleType', ...PERSON, 'address', 'addressDetail', 'buildingName'],
  ...[
    'zoneCode',
    'artistInterests',
    'artistInterestEtc',
    'userInterests',
    'userInterestEtc',
    'signupSources',
  ],
  ...[
    'signupSourcesEtc',
    'uniqueVal',
    'di',
    'terms',
    'privacyRequired',
    'privacyOptional',
    'agreeBusinessEmail',
  ],
  ...['agreeMarketingEmail', 'agreeBusinessSms', 'agreeMarketingSms', 'verifyUniqueVal', 'verifyDi'],
];
const ACCOUNT = SIGNUP.filter((key) => !['uniqueVal', 'di', 'verifyUniqueVal', 'verifyDi'].includes(key));
const RESULT = ['uniqueVal', 'key', 'iv', 'hmacKey', 'encData', 'integrity'];
const INQUIRY = ['type', 'title', 'content', 'email', 'phoneNum'];
const PORTFOLIO = [
  ...['artistProfile', 'artistArtWorks', 'profileVisibility', 'profilePageLayoutConfig', 'pdfSettingConfig'],
  ...[
    'nameKo',
    'nameEn',
    'phoneNum',
    'email',
    'introduction',
    'imageUrl',
    'artistNote',
    'activityGenreEtc',
  ].map((key) => `artistProfile.${key}`),
  ...(['experiences', 'educations', 'awards', 'collections'] as const).flatMap((list) => [
    ...rowsOf('artistProfile.', list),
    `artistProfile.${list}[].selected`,
  ]),
  ...['', '[].value', '[].selected'].map((key) => `artistProfile.activityGenreTypes${key}`),
  'artistArtWorks[].uuid',
  ...['profilePageDataRowGap', 'profilePageDataBlankEl', 'splitModeProfilePage'].map(
    (key) => `profilePageLayoutConfig.${key}`,
  ),
  ...['pageWidth', 'pageHeight', 'orientation', 'scale', 'imageQuality'].map(
    (key) => `pdfSettingConfig.${key}`,
  ),
  'isTemporary',
];

/**
 * The payload of every documented call that changes something: the keys that its body may demand, `a[].b` of the rows of a list. What a
 * call demands besides is an addition of ours, which the documents' client can't know. A key with a ? may be left out.
 */
export const DOCUMENTED_PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/support/inquiries': INQUIRY,
  'POST /v1/support/guest/inquiries': INQUIRY,
  'POST /v1/users/me/likes': ['type', 'uuid'],
  'DELETE /v1/users/me/likes': ['type', 'uuid'],
  'POST /v1/auth/login': ['accountId', 'accountPwd'],
  'POST /v1/auth/identity': ['returnUrl'],
  'POST /v1/auth/identity/result': RESULT,
  'POST /v1/auth/identity/result/id': RESULT,
  'POST /v1/auth/identity/result/pwd': [...RESULT, 'accountId'],
  'PUT /v1/auth/identity/password': ['accountPwd'],

  'PUT /v1/artists/me': PROFILE,
  'POST /v1/artists/me/artworks': ARTWORK,
  'PUT /v1/artists/me/artworks/{uuid}': ARTWORK,
  'DELETE /v1/artists/me/artworks/{uuid}': [],
  'PUT /v1/artists/me/artworks/category-and-order-bulk': [
    ...['artWorkUuid', 'sortOrder', 'categoryUuid?', 'categorySortOrder?'].map((key) => `[].${key}`),
  ],
  'POST /v1/artists/me/artworks/categories': ['name', 'isHidden'],
  'PUT /v1/artists/me/artworks/categories/{uuid}': ['name', 'isHidden'],
  'DELETE /v1/artists/me/artworks/categories/{uuid}': [],
  'POST /v1/artists/me/portfolio': PORTFOLIO,
  'PUT /v1/artists/me/portfolio/{id}/pdf/saved': [],
  'POST /v1/slack/send-error': ['message'],

  'POST /v1/auth/members/signup': SIGNUP,
  'POST /v1/auth/artists/signup': SIGNUP,
  'POST /v1/auth/oauth2/members/signup': SIGNUP,
  'POST /v1/auth/oauth2/members/signup/{uuid}': SIGNUP,
  'POST /v1/auth/oauth2/artists/signup': SIGNUP,
  'POST /v1/auth/oauth2/artists/signup/{uuid}': SIGNUP,
  'PUT /v1/auth/oauth2/link': ['socialLoginUuid', 'accountId', 'verifyUniqueVal', ...PERSON],
  'PUT /v1/users/me': ACCOUNT,
  'POST /v1/users/apply-artist': ACCOUNT,
  'POST /v1/users/validate-current-password': ['currentPassword'],
  'PUT /v1/users/password/update': ['currentPassword', 'password'],
  'PUT /user/password/update': ['currentPassword', 'password'],
  'PUT /v1/users/withdraw': ['withdrawReason?'],
  'POST /v1/artist/{artistId}/artworks/{artworkUuid}/view': [],
  'POST /v1/artists/contest-applicants/{contestUuid}': ['formData'],
  'POST /v1/s3/put/presigned-url': ['fileName', 'contentType'],
  'PUT /v1/artists/contest-applicants/{id}/uploaded': [],
  'POST /v1/support/notices/{uuid}/read': [],
  'PUT /v1/support/inquiries/{uuid}/read': [],
};
