// Sentences about what is typed into any form.

export const emailInvalid = '유효한 이메일 주소를 입력해 주세요.';
export const phoneInvalid = '유효한 전화번호를 입력해 주세요. (예: 010-1234-5678)';
export const linkInvalid = '올바른 주소를 입력해 주세요.';
export const linkUnseen =
  '주소에 보이지 않는 문자가 들어 있습니다. 주소를 다시 복사하거나 직접 입력해 주세요.';
export const tooLong = (max: number) => `${max}자까지 입력할 수 있습니다.`;
/** Follows the message for an invalid address. @param letters as typed */
export const emailLetters = (letters: string) => `쓸 수 없는 글자: ${letters} (영문과 숫자로 적어 주세요.)`;
export const phoneCountryCode = '해외 전화번호는 +와 국가 번호부터 입력해 주세요. (예: +49 30 1234567)';
export const phoneForeign = '해외 전화번호는 받을 수 없습니다. 010-1234-5678처럼 국내 번호를 입력해 주세요.';
