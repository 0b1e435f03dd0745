// Sentences about files that are sent to a signed address.

export const fileNameTooLong = '파일 이름은 100자까지 쓸 수 있습니다.';
export const fileNameInvalid = '파일 이름을 확인해 주세요.';
export const tooLarge = (maxMb: number) => `${maxMb}MB 이하의 파일만 올릴 수 있습니다.`;
export const full = '올려 두고 사용하지 않은 파일이 너무 많습니다. 잠시 후 다시 시도해주세요';
export const missing = '올린 파일을 찾을 수 없습니다. 파일을 다시 올려 주세요';
/** A file that was sent to a signed address was refused there. */
export const storageRefused = '저장소가 파일을 받지 않았습니다. 다시 시도해 주세요.';
