// Sentences of My Page.

export const loadFailed = '회원 정보를 불러오지 못했어요';
export const saveConfirm = '수정 하시겠습니까?';
export const saved = '수정 되었습니다.';
export const applyConfirm = '전환 신청 하시겠습니까?';
export const applied = '전환 신청 되었습니다.';
export const applyCancelled = '전환 신청을 멈췄습니다. 입력하신 내용은 그대로 있습니다.';
export const phoneOwnerMismatch = '변경하고자 하는 휴대폰 번호가 본인이 아닙니다.';
export const phoneUnverified = '휴대폰 번호를 바꾸려면 본인 인증을 해 주세요.';
export const optionalRequired = '마케팅 수신에 동의하려면 선택 개인정보 수집·이용에도 동의해 주세요.';
export const phoneChanges = '저장하면 바뀝니다.';
export const stale = '다른 곳에서 회원 정보가 바뀌었습니다. 바뀐 내용을 확인하고 다시 수정해 주세요.';
export const currentPasswordRequired = '현재 비밀번호를 확인해 주세요.';
export const currentPasswordWrong = '현재 비밀번호가 틀렸습니다.';
export const currentPasswordRight = '현재 비밀번호가 확인되었습니다.';
export const passwordConfirm = '비밀 번호를 수정 하시겠습니까?';
/** Spelled so in the requirements (M-229, X-15). */
export const passwordSaved = '비밀 번호가가 수정 되었습니다.';
export const passwordSavedPerhaps =
  '앞서 보낸 새 비밀번호로 바뀌었을 수 있어요. 새 비밀번호로 로그인해 보세요.';
export const passwordRequired = '비밀번호를 입력해 주세요.';
export const passwordNotUsed = '소셜 로그인으로 가입한 계정에는 비밀번호가 없습니다.';
/** Where to turn who can't change it here. */
export const businessReadOnly = (email: string) =>
  `조직 회원 정보는 결에서 등록해 관리합니다. 바꿀 내용이 있으면 ${email}로 알려 주세요.`;
export const adminReadOnly =
  '운영자 계정의 정보는 이 화면에서 바꿀 수 없습니다. 다른 운영자에게 문의해 주세요.';
/** @param provider as people call it */
export const socialLogin = (provider: string) =>
  `${provider} 계정으로 로그인하고 있어서 비밀번호가 없습니다. 비밀번호는 ${provider}에서 바꿀 수 있습니다.`;
export const withdrawReasonRequired = '탈퇴 이유를 작성해 주세요.';
export const withdrawReasonTooLong = '탈퇴 이유는 1000자까지 작성할 수 있습니다.';
export const withdrawnPerhaps = '앞서 보낸 탈퇴가 처리되었을 수 있어요. 다시 로그인하면 알 수 있어요.';
export const withdrawn = '회원 탈퇴가 완료되었습니다.';
/** What a withdrawal does, before it is confirmed. @param until its last day, as people read it */
export const withdrawStops = '바로 이용이 중지되고 모든 기기에서 로그아웃됩니다.';
export const withdrawGrace = (until: string) => `${until}까지는 다시 로그인하여 탈퇴를 철회할 수 있습니다.`;
export const withdrawRemoves =
  '그 뒤에는 개인정보를 지우며 되돌릴 수 없습니다. 선택 정보는 탈퇴 5일 뒤에 지웁니다.';
export const withdrawBars = '탈퇴한 날부터 3년 동안은 다시 가입할 수 없습니다.';
export const withdrawApplication = '심사 중인 아티스트 회원 신청은 취소됩니다.';
export const withdrawPages =
  '작가 페이지와 작품 이미지는 기록의 보존을 위하여 탈퇴한 뒤에도 계속 공개됩니다. 원하시면 지금 숨길 수 있습니다.';
