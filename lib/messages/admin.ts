import * as adminLimits from '@/lib/limits/admin';

// Sentences that operators read.

export const applicationDecided = '이미 처리된 신청입니다.';
export const reasonRequired = '요청 사유를 입력해 주세요.';
export const reasonTooLong = '요청 사유는 1000자까지 입력할 수 있습니다.';

/** The sender of the inquiry already has this answer. */
export const answerUnchanged = '바뀐 내용이 없어 메일을 다시 보내지 않았습니다.';
export const mailNotFailed =
  '보내지 못한 메일만 다시 보낼 수 있습니다. 이 메일은 이미 보냈거나 보내는 중입니다.';

export const stale =
  '다른 운영자가 먼저 저장했습니다. 최신 내용을 불러와 비교한 뒤 다시 저장해 주세요. 입력한 내용은 그대로 있습니다.';
export const orderChanged = '그 사이 목록이나 순서가 바뀌었습니다. 두 순서를 견주어 보고 다시 저장해 주세요.';
export const operatorOnly = '운영자만 볼 수 있는 화면입니다.';

/** What the log has of an access whose caller gave no reason. */
export const noReason = '사유를 적지 않음';
export const reasonOfAccess = '왜 보거나 내려받는지 적어 주세요.';
export const logCheckNoteRequired = '무엇을 확인했는지 적어 주세요.';
export const logCheckDone = '이미 점검한 달입니다. 점검 기록은 고칠 수 없습니다.';
export const logCheckEarly = '아직 끝나지 않은 달입니다. 달이 끝난 뒤에 점검해 주세요.';
/** Reasons that a screen gives by itself, after the operator has given one for the first look. */
export const addressesRenewed = '끝난 파일 주소를 새로 받음';
export const contactCompared = '다른 운영자가 먼저 고친 연락처와 비교';
export const noAccesses = '이 달에는 개인정보를 보거나 내려받은 기록이 없습니다.';
/** What of a month's accesses is unusual. */
export const unusualRules = [
  `평소보다 많음: 한 달에 ${adminLimits.unusualCalls}번 이상이고, 앞선 ${adminLimits.unusualMonths}달 평균의 ${adminLimits.unusualTimes}배를 넘음`,
  `많은 건수: 한 달에 ${adminLimits.unusualRows}건 이상`,
  `밤 시간: ${adminLimits.nightFrom}시부터 다음 날 ${adminLimits.nightUntil}시 사이에 함`,
  '사유 없음: 사유를 적지 않고 보거나 내려받음',
] as const;
export const logCheckState = {
  running: '진행 중인 달',
  due: '점검 필요',
  late: '점검이 늦었습니다',
  checked: (by: string, at: string, isLate: boolean) => `${at} ${by} 점검${isLate ? ' (늦음)' : ''}`,
};
export const titleRequired = '제목을 입력해 주세요.';
export const contentRequired = '내용을 입력해 주세요.';
export const authorRequired = '작성자를 입력해 주세요.';
export const questionRequired = '질문을 입력해 주세요.';
export const answerRequired = '답변을 입력해 주세요.';
export const categoryRequired = '분류를 선택해 주세요.';
export const useRequired = '쓰임새를 선택해 주세요.';

export const stopReasonRequired = '정지 사유를 입력해 주세요.';
export const personNameRequired = '이름을 입력해 주세요.';
export const phoneNumRule = '전화번호를 010-1234-5678처럼 입력해 주세요.';
export const organizationNameRequired = '단체 이름을 입력해 주세요.';
export const proofRequired = '무엇으로 확인했는지 골라 주세요.';
export const organizationVerified = '확인된 단체로 표시했습니다.';
export const verificationTakenBack = '단체 확인을 취소했습니다.';
export const verificationHint =
  '서류를 직접 본 뒤에 고릅니다. 이 단체의 공모 소식과 신청서에 단체 이름과 확인한 날이 보입니다.';
export const takeVerificationBack = (name: string) => `${name}의 단체 확인을 취소할까요?`;
export const takeVerificationBackHint =
  '공모 소식과 신청서에서 확인 표시가 사라집니다. 나중에 다시 확인할 수 있습니다.';
export const memberChanged =
  '그 사이 회원의 상태가 바뀌어 처리하지 않았습니다. 최신 상태를 확인한 뒤 다시 시도해 주세요.';
export const ownAccount = '자기 계정은 바꿀 수 없습니다. 다른 운영자에게 부탁해 주세요.';
export const lastOperator = '마지막 운영자의 계정입니다. 다른 운영자를 먼저 정해 주세요.';
export const lastOwner = '단체에는 책임자가 한 사람 이상 있어야 합니다. 다른 책임자를 먼저 정해 주세요.';
export const roleNotAllowed = '이 회원에게는 그 역할을 줄 수 없습니다.';
export const linkNotAllowed =
  '이 계정에는 비밀번호 링크를 보낼 수 없습니다. 이메일과 비밀번호가 있는 계정인지 확인해 주세요.';
export const withdrawalNotAllowed =
  '이용 정지된 회원과 단체에서 빠진 계정만 탈퇴 처리할 수 있습니다. 다른 회원은 직접 탈퇴합니다.';
export const personNotFree =
  '단체에 더할 수 없는 아이디입니다. 어느 단체에도 속하지 않은 단체 회원의 아이디인지 확인해 주세요.';

export const linkInvalid = 'https://로 시작하는 주소를 입력해 주세요.';

export const imageRequired = '사진을 골라 주세요.';
export const imageType = 'JPG, PNG, WEBP, AVIF 이미지만 올릴 수 있습니다.';
export const imageTooLarge = (mb: number) => `${mb}MB 이하의 이미지만 올릴 수 있습니다.`;
export const altRequired = '사진을 보지 못하는 사람을 위한 설명을 적어 주세요.';

export const answerFilesTooMany = (max: number) => `파일은 ${max}개까지 보낼 수 있습니다.`;

export const videoRequired = '영상을 올려 주세요.';
export const videoType = 'MP4 영상만 올릴 수 있습니다.';
export const videoTooLarge = (mb: number) => `${mb}MB 이하의 영상만 올릴 수 있습니다.`;
export const linkTargetRequired = '어디로 이어지는지 골라 주세요.';
export const linkTargetGone = '고른 것이 지워졌습니다. 다시 골라 주세요.';
export const sitePathInvalid = '/로 시작하는 사이트 안의 주소를 입력해 주세요. 예: /artist';
export const periodReversed = '끝나는 시각은 시작하는 시각보다 뒤여야 합니다.';

export const chosenTwice = '같은 것을 두 번 골랐습니다.';
export const notPublic = '공개된 것만 홈에 걸 수 있습니다.';
export const specialOnly = '스페셜만 걸 수 있습니다.';

export const contestReasonRequired = '단체가 읽을 사유를 입력해 주세요.';
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
export const blockArtworkGone = '없어진 작품입니다. 빼고 다른 작품이나 사진을 골라 주세요.';
export const artworkGone = '없어진 작품이 있습니다. 빼고 다시 저장해 주세요.';
export const picturesNeedAlt = '글에 넣은 사진마다 대체 텍스트를 적어 주세요.';
export const previewNeedsImage = '미리보기에는 대표 사진이 필요합니다. 사진을 고르고 저장해 주세요.';
