// Sentences of the signup forms.

export const accountIdRule = '5~20자의 영문 소문자, 숫자만 사용 가능합니다.';
export const accountIdCheck = 'ID 중복 확인해 주세요.';
export const accountIdTaken = '이미 사용 중인 아이디입니다.';
export const accountIdFree = '사용할 수 있는 아이디입니다.';
export const passwordRule = '8~16자 영문+숫자+특수문자를 사용해 주세요.';
export const emailRequired = '이메일을 입력해 주세요.';
export const emailInvalid = '유효한 이메일 주소를 입력해 주세요.';
export const emailCheck = '이메일 중복 확인해 주세요.';
export const emailTaken = '이미 사용 중인 이메일입니다.';
export const emailFree = '사용할 수 있는 이메일입니다.';
export const businessEmailRequired = '비즈니스 이메일 수신에 동의해야 합니다.';
export const businessSmsRequired = '비즈니스 SMS 수신에 동의해야 합니다.';
export const addressRequired = '주소를 입력해 주세요.';
export const zoneCodeRule = '우편번호 다섯 자리를 숫자로 입력해 주세요.';
export const addressSearchLoading = '주소 검색을 불러오는 중이에요';
export const addressSearchFailed = '주소 검색을 불러오지 못했어요';
export const addressSearchFailedHint = '잠시 후 다시 시도하거나, 우편번호와 주소를 직접 입력해 주세요.';
export const addressTooLong = '주소는 200자까지 입력할 수 있습니다.';
export const interestRequired = '관심분야를 1개 이상 선택해 주세요.';
export const etcRequired = '기타 항목을 입력해주세요.';
export const etcTooLong = '기타 항목은 100자까지 입력할 수 있습니다.';
export const termsRequired = '필수 항목에 동의해 주세요.';
export const documentsRequired = '아티스트 활동을 확인할 수 있는 자료를 업로드해 주세요.';
export const documentsType = 'PNG, JPG, JPEG, PDF 파일만 업로드 가능합니다.';
export const documentsCount = '최대 8개의 파일만 등록할 수 있습니다.';
export const documentsSize = '업로드된 파일의 총 크기는 100MB를 초과할 수 없습니다.';
/** Files that were not taken, by name, and why. */
export const documentsRefused = (names: readonly string[], reason: string) =>
  `${names.join(', ')}: ${reason}`;
export const documentRemove = '삭제 하시겠습니까?';
export const uploadCancelled = '가입 신청을 멈췄습니다. 입력하신 내용은 그대로 있습니다.';
export const verificationRequired = '본인 인증을 해 주세요.';
export const verified = '본인 인증이 완료되었습니다.';
export const alreadyRegistered = '이미 가입된 회원입니다.';
export const barred = '탈퇴한 회원은 탈퇴일로부터 3년 동안 다시 가입할 수 없습니다.';
export const memberDone = '회원가입이 완료 되었습니다.';
export const artistDone =
  '아티스트 회원으로 가입 신청되었습니다. 24시간 이내 승인 메일을 받으실 수 있습니다.';
export const socialExpired =
  '소셜 로그인 시간이 지났어요. 비밀번호를 만들어 가입하거나 소셜 로그인을 다시 해 주세요.';
export const linked = 'SNS 계정이 성공적으로 연동되었습니다. 다시 로그인해주세요.';
export const linkFailed = '연동에 실패했습니다.';
