// Sentences that operators read.

export const applicationDecided = '이미 처리된 신청입니다.';
export const reasonRequired = '요청 사유를 입력해 주세요.';
export const reasonTooLong = '요청 사유는 1000자까지 입력할 수 있습니다.';

export const stale =
  '다른 운영자가 먼저 저장했습니다. 최신 내용을 불러와 비교한 뒤 다시 저장해 주세요. 입력한 내용은 그대로 있습니다.';
export const orderChanged = '그 사이 목록이 바뀌었습니다. 최신 목록을 불러온 뒤 다시 옮겨 주세요.';
export const operatorOnly = '운영자만 볼 수 있는 화면입니다.';

export const tooLong = (max: number) => `${max}자까지 입력할 수 있습니다.`;
export const titleRequired = '제목을 입력해 주세요.';
export const contentRequired = '내용을 입력해 주세요.';
export const authorRequired = '작성자를 입력해 주세요.';
export const questionRequired = '질문을 입력해 주세요.';
export const answerRequired = '답변을 입력해 주세요.';
export const categoryRequired = '분류를 선택해 주세요.';
export const useRequired = '쓰임새를 선택해 주세요.';

export const linkInvalid = 'https://로 시작하는 주소를 입력해 주세요.';

export const imageRequired = '사진을 골라 주세요.';
export const imageType = 'JPG, PNG, WEBP 이미지만 올릴 수 있습니다.';
export const imageTooLarge = (mb: number) => `${mb}MB 이하의 이미지만 올릴 수 있습니다.`;
export const altRequired = '사진을 보지 못하는 사람을 위한 설명을 적어 주세요.';

export const answerFilesTooMany = (max: number) => `파일은 ${max}개까지 보낼 수 있습니다.`;

export const articleTypeRequired = '글의 종류를 골라 주세요.';
export const articlePublic = '발행했거나 예약한 글입니다. 발행을 취소하면 할 수 있습니다.';
export const articleLacks = '발행하려면 표시한 항목을 채워 주세요.';
export const publishAtRequired = '발행할 시각을 골라 주세요.';
export const publishAtPast = '지금보다 뒤의 시각을 골라 주세요.';
export const numberInvalid = '1부터 9999까지의 정수를 입력해 주세요.';
export const dayInvalid = '날짜를 확인해 주세요.';
export const timeInvalid = '시각을 09:30처럼 입력해 주세요.';
export const periodTurned = '끝나는 날이 시작하는 날보다 앞설 수 없습니다.';
export const phoneInvalid = '전화번호를 02-123-4567처럼 입력해 주세요.';
export const emailInvalid = '이메일 주소를 확인해 주세요.';
export const relatedTooMany = (max: number) => `${max}개까지 고를 수 있습니다.`;
export const blocksTooMany = (max: number) => `블록은 ${max}개까지 만들 수 있습니다.`;
export const subTitleRequired = '부제를 입력해 주세요.';
export const previewImageRequired = '목록에 보일 대표 사진을 골라 주세요.';
export const periodFromRequired = '시작하는 날을 입력해 주세요.';
export const locationRequired = '장소를 입력해 주세요.';
export const blockTitleRequired = '블록의 제목을 입력해 주세요.';
export const imageGone = '없어진 사진입니다. 다시 올려 주세요.';
export const artistGone = '없어진 작가가 있습니다. 빼고 다시 저장해 주세요.';
export const artworkGone = '없어진 작품이 있습니다. 빼고 다시 저장해 주세요.';
export const picturesNeedAlt = '글에 넣은 사진마다 대체 텍스트를 적어 주세요.';
export const previewNeedsImage = '미리보기에는 대표 사진이 필요합니다. 사진을 고르고 저장해 주세요.';
