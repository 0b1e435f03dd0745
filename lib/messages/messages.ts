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
  },
  like: {
    loginRequired: '로그인 후 이용 하실 수 있습니다.',
    failed: '좋아요를 저장하지 못했습니다. 잠시 후 다시 시도해주세요.',
  },
  artist: {
    private: '비공개 페이지입니다.',
    empty: '등록된 작가가 없어요',
    emptyHint: '곧 새로운 작가가 찾아올 거예요.',
    notFound: (text: string) => `‘${text}’과 맞는 작가가 없어요`,
    notFoundHint: '띄어쓰기나 다른 이름으로 다시 찾아보세요.',
    likedEmpty: '아직 좋아요한 작가가 없어요',
    likedEmptyHint: '마음에 드는 작가를 만나면 감상인을 찍어 두세요.',
    artworksEmpty: '아직 걸린 작품이 없어요',
    artworksEmptyHint: '작가가 작품을 준비하고 있어요.',
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
    checkInput: '입력하신 정보를 다시 확인해주세요.',
  },
} as const;
