// Sentences of the demo verifier's page.

export const carrierRequired = '통신사를 선택해 주세요.';
export const nameRequired = '이름을 입력해 주세요.';
export const nameRule = '이름은 한글이나 영문 2~30자로 입력해 주세요.';
export const birthDateRule = '생년월일 8자리를 확인해 주세요. 예: 19940312';
export const genderRequired = '성별을 선택해 주세요.';
export const phoneNumRule = '휴대폰 번호를 확인해 주세요. 예: 01012345678';
export const codeRequired = '인증번호 6자리를 입력해 주세요.';
export const codeMismatch = '인증번호가 일치하지 않습니다. 화면의 테스트 인증번호를 입력해 주세요.';
export const expired =
  '인증 요청이 올바르지 않거나 시간이 지났습니다. 창을 닫고 처음부터 다시 시도해 주세요.';
