// Sentences about logging in, guards and verification.

export const loginRequiredForPage = '로그인 후 이용하실 수 있습니다.';
export const forbidden = '접근 권한이 없습니다.';
export const organizationOnly = '조직 관리자만 접근할 수 있습니다.';
export const artistOnly = '아티스트만 접근할 수 있습니다.';
export const artistPending =
  '승인 대기 중이므로 해당 메뉴를 이용할 수 없습니다. 가입 완료 메일 수신 후 이용해 주세요.';
export const profileFirst = '프로필을 먼저 등록해 주세요.';
export const accountIdRequired = '아이디를 입력해 주세요.';
export const passwordRequired = '비밀번호를 입력해 주세요.';
/** The form of a new password (M-44), and /my/password (M-228). */
export const passwordRule = '8~16자의 영문 대/소문자+숫자+특수문자를 사용해 주세요.';
export const passwordMismatch = '비밀번호가 일치하지 않습니다.';
/** One sentence for an unknown ID and a wrong password: it doesn't reveal which accounts exist. */
export const loginFailed = '아이디 또는 비밀번호가 일치하지 않습니다.';
export const socialLoginFailed = '로그인 실패';
/** The browser has ended the session; the platform couldn't be reached. */
export const logoutUnfinished =
  '이 기기에서는 로그아웃했지만 서버에 연결하지 못해 처리를 마치지 못했습니다. 여럿이 쓰는 기기라면 잠시 후 비밀번호를 변경해 주세요.';
/** The pretended provider of demo mode. */
export const demoPersonRequired = '로그인할 사람을 선택해 주세요.';
export const demoNameRequired = '이름을 입력해 주세요.';
export const popupBlocked = '팝업이 차단되었습니다. 브라우저 설정에서 팝업 차단을 해제해주세요.';
export const accountNotFound = '입력하신 정보와 일치하는 계정이 없습니다.';
export const identityFailed = '본인 인증에 실패했습니다. 처음부터 다시 시도해 주세요.';
export const identityUnavailable = '본인 인증 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.';
export const identityMismatch = '본인 인증 정보가 입력하신 정보와 다릅니다. 본인 인증을 다시 해 주세요.';
export const passwordChanged = '비밀번호가 변경되었습니다. 새 비밀번호로 로그인해 주세요.';
export const passwordUnchanged = '비밀번호를 아직 바꾸지 않았습니다. 닫으시겠습니까?';
export const passwordUnchangedHint = '닫으면 입력한 비밀번호가 지워지고, 본인 인증을 다시 해야 합니다.';
export const passwordGrantExpired = '비밀번호를 바꿀 수 있는 시간이 지났습니다. 본인 인증을 다시 해 주세요.';
/** The call before had no answer, and the grant is used up. */
export const passwordChangedPerhaps =
  '앞서 보낸 새 비밀번호로 바뀌었을 수 있습니다. 새 비밀번호로 로그인해 보시고, 되지 않으면 본인 인증을 다시 해 주세요.';
export const tokenExpired = '로그인 세션이 만료되었습니다. 다시 로그인해 주세요.';
export const tokenInvalidFormat = '로그인 정보의 형식이 올바르지 않습니다. 다시 로그인해 주세요.';
export const tokenMissingClaims = '로그인 정보가 부족합니다. 다시 로그인해 주세요.';
export const tokenInvalidRole = '회원 유형을 확인할 수 없습니다. 다시 로그인해 주세요.';
export const tokenProcessingError = '로그인을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.';
export const stopped = '이용이 정지된 계정입니다.';
/** @param reason the operator's words */
export const stoppedFor = (reason: string) =>
  `이용이 정지된 계정입니다. 궁금한 점은 고객지원에 문의해 주세요.\n정지 사유: ${reason}`;
export const passwordLinkClosed = '사용할 수 없는 링크입니다.';
export const passwordLinkClosedHint =
  '이미 사용했거나 기간이 지난 링크일 수 있어요. 새 링크가 필요하면 고객지원에 알려 주세요.';
export const passwordSet = '비밀번호를 설정했습니다. 새 비밀번호로 로그인해 주세요.';
export const withdrawn = '탈퇴한 계정입니다.';
/** @param until the last day on which the withdrawal can be taken back, as people read it */
export const withdrawnUntil = (until: string) => `탈퇴한 계정입니다. ${until}까지 탈퇴를 철회할 수 있습니다.`;
export const withdrawnAsk = '탈퇴를 철회하고 로그인하시겠습니까?';
export const withdrawalRevoked = '탈퇴가 철회되었습니다.';

/** The document between the two origins of a social login. */
export const socialReturning = '로그인을 이어서 진행해요';
