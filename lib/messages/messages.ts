/**
 * Every Korean text that is an alert, an error or a confirmation, keyed. Texts that the specification
 * gives are literal, also where they read oddly: fixing one is a matter of one line here.
 * Labels and headings of a screen stay with its component.
 */
export const messages = {
  auth: {
    loginRequired: '로그인이 필요합니다.',
    loginRequiredForPage: '로그인 후 이용하실 수 있습니다.',
    forbidden: '접근 권한이 없습니다.',
    organizationOnly: '조직 관리자만 접근할 수 있습니다.',
    artistOnly: '아티스트만 접근할 수 있습니다.',
    artistPending: '승인 대기 중이므로 해당 메뉴를 이용할 수 없습니다. 가입 완료 메일 수신 후 이용해 주세요.',
    profileFirst: '프로필을 먼저 등록해 주세요.',
    /** Until the login place opens. */
    loginSoon: '로그인은 아직 준비하고 있어요.',
    accountIdRequired: '아이디를 입력해 주세요.',
    passwordRequired: '비밀번호를 입력해 주세요.',
    /** The login and the new-password forms (shell document, section 5). */
    passwordRule: '8~16자의 영문 대/소문자+숫자+특수문자를 사용해 주세요.',
    passwordMismatch: '비밀번호가 일치하지 않습니다.',
    /** One sentence for an unknown ID and a wrong password: nobody learns which accounts exist. */
    loginFailed: '아이디 또는 비밀번호가 일치하지 않습니다.',
    socialLoginFailed: '로그인 실패',
    /** The browser has let go of the session; the platform couldn't be told. */
    logoutUnfinished:
      '이 기기에서는 로그아웃했지만 서버에 연결하지 못해 처리를 마치지 못했습니다. 여럿이 쓰는 기기라면 잠시 후 비밀번호를 변경해 주세요.',
    /** The pretended provider of demo mode. */
    demoPersonRequired: '로그인할 사람을 선택해 주세요.',
    demoNameRequired: '이름을 입력해 주세요.',
    popupBlocked: '팝업이 차단되었습니다. 브라우저 설정에서 팝업 차단을 해제해주세요.',
    accountNotFound: '입력하신 정보와 일치하는 계정이 없습니다.',
    identityFailed: '본인 인증에 실패했습니다. 처음부터 다시 시도해 주세요.',
    identityUnavailable: '본인 인증 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    identityMismatch: '본인 인증 정보가 입력하신 정보와 다릅니다. 본인 인증을 다시 해 주세요.',
    passwordChanged: '비밀번호가 변경되었습니다. 새 비밀번호로 로그인해 주세요.',
    passwordGrantExpired: '비밀번호를 바꿀 수 있는 시간이 지났습니다. 본인 인증을 다시 해 주세요.',
    tokenExpired: '로그인 세션이 만료되었습니다. 다시 로그인해 주세요.',
    tokenInvalidFormat: '로그인 정보의 형식이 올바르지 않습니다. 다시 로그인해 주세요.',
    tokenMissingClaims: '로그인 정보가 부족합니다. 다시 로그인해 주세요.',
    tokenInvalidRole: '회원 유형을 확인할 수 없습니다. 다시 로그인해 주세요.',
    tokenProcessingError: '로그인을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    withdrawn: '탈퇴한 계정입니다.',
    /** @param until the last day on which the withdrawal can be taken back, as people read it */
    withdrawnUntil: (until: string) => `탈퇴한 계정입니다. ${until}까지 탈퇴를 철회할 수 있습니다.`,
    withdrawnAsk: '탈퇴를 철회하고 로그인하시겠습니까?',
    withdrawalRevoked: '탈퇴가 철회되었습니다.',
  },
  signup: {
    accountIdRule: '5~20자의 영문 소문자, 숫자만 사용 가능합니다.',
    accountIdCheck: 'ID 중복 확인해 주세요.',
    accountIdTaken: '이미 사용 중인 아이디입니다.',
    accountIdFree: '사용할 수 있는 아이디입니다.',
    passwordRule: '8~16자 영문+숫자+특수문자를 사용해 주세요.',
    emailRequired: '이메일을 입력해 주세요.',
    emailInvalid: '유효한 이메일 주소를 입력해 주세요.',
    emailCheck: '이메일 중복 확인해 주세요.',
    emailTaken: '이미 사용 중인 이메일입니다.',
    emailFree: '사용할 수 있는 이메일입니다.',
    businessEmailRequired: '비즈니스 이메일 수신에 동의해야 합니다.',
    businessSmsRequired: '비즈니스 SMS 수신에 동의해야 합니다.',
    addressRequired: '주소를 입력해 주세요.',
    addressSearchFailed: '주소 검색을 불러오지 못했습니다. 우편번호와 주소를 직접 입력해 주세요.',
    addressTooLong: '주소는 200자까지 입력할 수 있습니다.',
    interestRequired: '관심분야를 1개 이상 선택해 주세요.',
    etcRequired: '기타 항목을 입력해주세요.',
    etcTooLong: '기타 항목은 100자까지 입력할 수 있습니다.',
    termsRequired: '필수 항목에 동의해 주세요.',
    documentsRequired: '아티스트 활동을 확인할 수 있는 자료를 업로드해 주세요.',
    documentsType: 'PNG, JPG, JPEG, PDF 파일만 업로드 가능합니다.',
    documentsCount: '최대 8개의 파일만 등록할 수 있습니다.',
    documentsSize: '업로드된 파일의 총 크기는 100MB를 초과할 수 없습니다.',
    documentRemove: '삭제 하시겠습니까?',
    uploadCancelled: '가입 신청을 멈췄습니다. 입력하신 내용은 그대로 있습니다.',
    verified: '본인 인증이 완료되었습니다.',
    alreadyRegistered: '이미 가입된 회원입니다.',
    barred: '탈퇴한 회원은 탈퇴일로부터 3년 동안 다시 가입할 수 없습니다.',
    memberDone: '회원가입이 완료 되었습니다.',
    artistDone: '아티스트 회원으로 가입 신청되었습니다. 24시간 이내 승인 메일을 받으실 수 있습니다.',
    socialExpired: '소셜 로그인 시간이 지났어요. 비밀번호를 만들어 가입하거나 소셜 로그인을 다시 해 주세요.',
    linked: 'SNS 계정이 성공적으로 연동되었습니다. 다시 로그인해주세요.',
    linkFailed: '연동에 실패했습니다.',
  },
  /** The demo verifier's page. */
  demoIdentity: {
    carrierRequired: '통신사를 선택해 주세요.',
    nameRequired: '이름을 입력해 주세요.',
    nameRule: '이름은 한글이나 영문 2~30자로 입력해 주세요.',
    birthDateRule: '생년월일 8자리를 확인해 주세요. 예: 19940312',
    genderRequired: '성별을 선택해 주세요.',
    phoneNumRule: '휴대폰 번호를 확인해 주세요. 예: 01012345678',
    codeRequired: '인증번호 6자리를 입력해 주세요.',
    codeMismatch: '인증번호가 일치하지 않습니다. 화면의 테스트 인증번호를 입력해 주세요.',
    expired: '인증 요청이 올바르지 않거나 시간이 지났습니다. 창을 닫고 처음부터 다시 시도해 주세요.',
  },
  my: {
    saveConfirm: '수정 하시겠습니까?',
    saved: '수정 되었습니다.',
    applyConfirm: '전환 신청 하시겠습니까?',
    applied: '전환 신청 되었습니다.',
    applyCancelled: '전환 신청을 멈췄습니다. 입력하신 내용은 그대로 있습니다.',
    phoneOwnerMismatch: '변경하고자 하는 휴대폰 번호가 본인이 아닙니다.',
    phoneUnverified: '휴대폰 번호를 바꾸려면 본인 인증을 해 주세요.',
    optionalRequired: '마케팅 수신에 동의하려면 선택 개인정보 수집·이용에도 동의해 주세요.',
    phoneChanges: '저장하면 바뀝니다.',
    stale: '다른 곳에서 내 정보가 바뀌었습니다. 바뀐 내용을 확인하고 다시 수정해 주세요.',
    currentPasswordRequired: '현재 비밀번호를 확인해 주세요.',
    currentPasswordWrong: '현재 비밀번호가 틀렸습니다.',
    currentPasswordRight: '현재 비밀번호가 확인되었습니다.',
    passwordConfirm: '비밀 번호를 수정 하시겠습니까?',
    /** The specification's own spelling. */
    passwordSaved: '비밀 번호가가 수정 되었습니다.',
    passwordRequired: '비밀번호를 입력해 주세요.',
    passwordNotUsed: '소셜 로그인으로 가입한 계정에는 비밀번호가 없습니다.',
    /** Where to turn who can't change it here. */
    businessReadOnly: (email: string) =>
      `조직 회원 정보는 결에서 등록해 관리합니다. 바꿀 내용이 있으면 ${email}로 알려 주세요.`,
    adminReadOnly: '운영자 계정의 정보는 이 화면에서 바꿀 수 없습니다. 다른 운영자에게 문의해 주세요.',
    /** @param provider as people call it */
    socialLogin: (provider: string) =>
      `${provider} 계정으로 로그인하고 있어서 비밀번호가 없습니다. 비밀번호는 ${provider}에서 바꿀 수 있습니다.`,
    withdrawReasonRequired: '탈퇴 이유를 작성해 주세요.',
    withdrawReasonTooLong: '탈퇴 이유는 1000자까지 작성할 수 있습니다.',
    withdrawn: '회원 탈퇴가 완료되었습니다.',
    /** What a withdrawal does, before it is confirmed. @param until its last day, as people read it */
    withdrawStops: '바로 이용이 중지되고 모든 기기에서 로그아웃됩니다.',
    withdrawGrace: (until: string) => `${until}까지는 다시 로그인하여 탈퇴를 철회할 수 있습니다.`,
    withdrawRemoves:
      '그 뒤에는 개인정보를 지우며 되돌릴 수 없습니다. 관심분야 같은 선택 정보는 5일 뒤에 지웁니다.',
    withdrawBars: '탈퇴한 날부터 3년 동안은 다시 가입할 수 없습니다.',
    withdrawApplication: '기다리고 있는 작가 회원 신청이 끝납니다.',
    withdrawPages:
      '작가 페이지와 작품 이미지는 기록의 보존을 위하여 탈퇴한 뒤에도 계속 공개됩니다. 원하시면 지금 숨길 수 있습니다.',
    unsaved: '저장하지 않은 내용이 있습니다. 이 화면을 나가시겠습니까?',
  },
  favorite: {
    removed: '좋아요를 취소했어요',
    undo: '되돌리기',
    artistsEmpty: '아직 좋아요한 작가가 없어요',
    artworksEmpty: '아직 좋아요한 작품이 없어요',
    articlesEmpty: '아직 좋아요한 아티클이 없어요',
    emptyHint: '마음에 드는 것을 만나면 감상인을 찍어 두세요.',
    /** Of one section of the articles. */
    sectionEmpty: (section: string) => `아직 좋아요한 ${section} 아티클이 없어요`,
    pageEmpty: '이 쪽에는 남아 있는 좋아요가 없어요',
    pageEmptyHint: '첫 쪽부터 다시 볼 수 있어요.',
    loadFailed: '좋아요한 항목을 불러오지 못했어요',
  },
  /** What operators read. */
  admin: {
    applicationDecided: '이미 처리된 신청입니다.',
    reasonRequired: '요청 사유를 입력해 주세요.',
    reasonTooLong: '요청 사유는 1000자까지 입력할 수 있습니다.',
  },
  like: {
    loginRequired: '로그인 후 이용 하실 수 있습니다.',
    failed: '좋아요를 저장하지 못했습니다. 잠시 후 다시 시도해주세요.',
  },
  artist: {
    private: '비공개 페이지입니다.',
    empty: '등록된 작가가 없어요',
    emptyHint: '곧 새로운 작가가 찾아올 거예요.',
    notFound: (text: string) => `‘${text}’에 맞는 작가가 없어요`,
    notFoundHint: '띄어쓰기나 다른 이름으로 다시 찾아보세요.',
    likedEmpty: '아직 좋아요한 작가가 없어요',
    likedEmptyHint: '마음에 드는 작가를 만나면 감상인을 찍어 두세요.',
    pageEmpty: '이 쪽에는 작가가 없어요',
    pageEmptyHint: '첫 쪽부터 다시 볼 수 있어요.',
    artworksEmpty: '아직 걸린 작품이 없어요',
    artworksEmptyHint: '작가가 작품을 준비하고 있어요.',
  },
  article: {
    empty: '등록된 아티클이 없어요',
    emptyHint: '곧 새로운 이야기로 찾아올게요.',
    /** Of a filter: `예정`, `진행 중`, `종료`. */
    filterEmpty: (filter: string) => `지금은 ‘${filter}’ 아티클이 없어요`,
    filterEmptyHint: '다른 시기의 아티클을 둘러보세요.',
    /** A special's address leads nowhere (member document, section 7). */
    specialMissing: '삭제되었거나 주소가 바뀐 아티클입니다. 스페셜 목록으로 이동했습니다.',
    notFound: (text: string) => `‘${text}’에 맞는 아티클이 없어요`,
    notFoundHint: '띄어쓰기나 다른 말로 다시 찾아보세요.',
    pageEmpty: '이 쪽에는 아티클이 없어요',
    pageEmptyHint: '첫 쪽부터 다시 볼 수 있어요.',
  },
  search: {
    unavailable: '현재 통합검색 서비스를 점검 중입니다.',
    empty: (text: string) => `‘${text}’에 대한 결과가 없어요`,
    emptyHint: '띄어쓰기나 다른 말로 다시 찾아보세요.',
    queryRequired: '검색어를 입력해 주세요.',
  },
  share: {
    copied: '공유 링크가 복사되었습니다.',
    copyFailed: (reason: string) => `URL 복사 실패: ${reason}`,
  },
  network: {
    noResponse: '서버로부터 응답이 없습니다.',
    offline: '네트워크 연결을 확인해주세요',
    temporary: '서버에 일시적인 문제가 발생했습니다. 잠시 후 다시 시도해주세요.',
    retryLater: '잠시 후 다시 시도해주세요.',
    unknown: '알 수 없는 오류가 발생했습니다',
    /** After a 429 that says how many seconds to wait. */
    retryAfter: (message: string, seconds: number) =>
      `${message} (${seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`} 뒤)`,
    checkInput: '입력하신 정보를 다시 확인해주세요.',
  },
} as const;
