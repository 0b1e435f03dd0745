// Sentences about files that are sent to a signed address.

export const fileNameTooLong = '파일 이름은 100자까지 쓸 수 있습니다.';
export const fileNameInvalid = '파일 이름을 확인해 주세요.';
export const fileNameSigns =
  '파일 이름에는 슬래시(/)와 역슬래시(\\)를 쓸 수 없습니다. 이름에서 그 기호를 빼고 다시 골라 주세요.';
export const fileNameHidden =
  '파일 이름은 마침표로 시작할 수 없습니다. 이름 앞의 마침표를 빼고 다시 골라 주세요.';
export const tooLarge = (maxMb: number) => `${maxMb}MB 이하의 파일만 올릴 수 있습니다.`;
export const full = '올려 두고 사용하지 않은 파일이 너무 많습니다. 잠시 후 다시 시도해주세요';
export const missing = '올린 파일을 찾을 수 없습니다. 파일을 다시 올려 주세요';
export const accountFull =
  '보관할 수 있는 파일 용량을 모두 써서 올릴 수 없습니다. 쓰지 않는 작품이나 작성 중인 작품을 지운 뒤 다시 올려 주세요';
export const nearlyFull = (used: string, max: string, share: number) =>
  `보관한 파일이 ${max} 가운데 ${used}(${share}%)예요. 다 차면 새 파일을 올릴 수 없으니, 쓰지 않는 작품이나 작성 중인 작품을 지워 주세요.`;
export const sent = '이 주소로는 이미 파일을 올렸습니다. 파일을 다시 골라 올려 주세요';
/** A file that was sent to a signed address was refused there. */
export const storageRefused = '저장소가 파일을 받지 않았습니다. 다시 시도해 주세요.';

/** What is wrong with a file that was chosen, with its name and what to do. Choosing the same file again can't help. */
export const empty = (file: string) =>
  `"${file}" 파일은 비어 있습니다(0바이트). 내용이 있는 파일을 골라 주세요.`;
export const unreadable = (file: string) =>
  `"${file}" 파일을 읽을 수 없습니다. 파일이 그 자리에 있는지 확인하고 다시 골라 주세요.`;
export const pageless = (file: string) =>
  `"${file}" 파일에는 페이지가 없습니다. 내용이 있는 PDF 파일을 골라 주세요.`;
export const locked = (file: string) =>
  `"${file}" 파일은 열 때 암호가 필요합니다. 받는 사람이 열 수 있도록 암호를 푼 PDF로 바꿔 주세요.`;
export const imageBroken = (file: string) => `"${file}" 이미지를 읽을 수 없습니다. 다른 파일을 골라 주세요.`;
export const refused = (file: string, ...reasons: string[]) =>
  [`${file === '' ? '이름이 없는' : `"${file}"`} 파일은 올릴 수 없습니다.`, ...reasons].join(' ');
export const kindsTaken = (labels: string) => `${labels} 파일만 받습니다.`;
/** @param label of what the content is; null where that isn't known @param ending by which that would be taken */
export const contentDiffers = (label: string | null, ending: string | null) =>
  [
    label === null ? '파일의 내용이 이름과 다릅니다.' : `이름과 달리 내용은 ${label}입니다.`,
    ending === null ? '다른 파일을 골라 주세요.' : `이름의 끝을 .${ending}로 바꿔 다시 골라 주세요.`,
  ].join(' ');
/** @param ending that of the file's content; null where that isn't known */
export const withoutEnding = (ending: string | null) =>
  `이름의 끝에 ${ending === null ? '파일의 확장자' : `.${ending}`}를 붙여 다시 골라 주세요.`;
/** The content type that a program reports isn't one of the name's ending. */
export const typeDiffers =
  '파일의 형식(contentType)이 이름과 다릅니다. 형식을 비우거나 이름에 맞춰 보내 주세요.';
/** Phones photograph so, and few other devices can read it. */
export const heic = (file: string) =>
  refused(
    file,
    'HEIC 사진은 JPG로 바꿔서 올려 주세요. 아이폰은 설정 › 카메라 › 포맷에서 ‘높은 호환성’을 고르면 JPG로 찍히고, 이미 찍은 사진은 사진 앱이나 미리보기에서 JPEG로 내보낼 수 있습니다.',
  );
export const moving = '움직이지 않는 이미지로 저장해서 올려 주세요.';

export const filesLeftOut = (names: readonly string[]) => `올리지 않은 파일: ${names.join(', ')}`;
export const fileTwice = (name: string) => `"${name}" 파일은 이미 올렸습니다.`;
