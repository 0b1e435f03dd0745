// Sentences about the terms of a contest (C-81 to C-87).

export const rightsRequired = '저작권을 누가 갖는지 골라 주세요.';
export const unselectedRequired = '뽑히지 않은 작품과 파일을 어떻게 하는지 골라 주세요.';
export const selectedRequired = '몇 명을 선정하는지 적어 주세요.';
export const feeRequired = '참가비가 있는지 골라 주세요.';
export const aiRequired = 'AI를 쓸 수 있는지 골라 주세요.';
export const juryRequired = '심사위원을 언제 알리는지 골라 주세요.';
export const jurorsRequired = '공개할 심사위원의 이름을 적어 주세요.';
export const feedbackRequired = '심사평을 누구에게 보내는지 골라 주세요.';
export const contactRequired = '지원자가 물어볼 곳을 적어 주세요.';
export const reasonRequired = '불공정할 수 있는 조건을 그대로 게시하는 이유를 적어 주세요.';

/** The terms add questions to a form. */
export const questionsTooMany = (max: number) => `항목은 ${max}개까지 넣을 수 있습니다.`;

/** Why the terms can't be changed any more. */
export const lockedAfterEnd = '접수를 마친 공모의 조건은 바꿀 수 없습니다. 보낼 때의 조건으로 심사합니다.';

export const edition = (number: number) => `제${number}판`;
export const agreed = (number: number) => `공모 조건 ${edition(number)}을 읽었고 이 조건으로 신청합니다`;
export const agreedHelp =
  '보낼 때의 조건이 접수증에 그대로 남습니다. 나중에 조건이 바뀌면 메일로 알려 드리고, 마감 전까지 지원을 취소할 수 있습니다.';
export const withoutAi = '작품에 생성형 AI를 쓰지 않았음을 확인합니다';
export const ai = '작품에 생성형 AI를 썼나요';
export const aiNone = '쓰지 않았습니다';
export const aiUsed = '썼습니다';
export const aiHow = '도구와 쓴 곳';

export const beforeApplying = '신청하기 전에 읽어 주세요';
export const whenSent = '보낼 때의 공모 조건';

/** How many terms are warned of. */
export const unfair = (count: number) => `불공정할 수 있는 조건 ${count}개`;
export const reasonLabel = '그대로 게시하는 이유';
export const reasonHint = '고치지 않은 조건이 있으면 적어 주세요. 운영자가 함께 봅니다.';
/** The former end of a contest whose applications are taken longer. */
export const extendedFrom = (end: string) => `마감을 연장했습니다. 원래 마감: ${end}`;
/** The changes of published terms, on the page of the news. */
export const history = '달라진 점';
export const unsaid = '정하지 않음';
/** What applies to an application that was sent before a change. */
export const changedSince = (day: string, number: number) =>
  `${day} 공모 조건이 ${edition(number)}으로 바뀌었습니다`;
export const sentUnder = (number: number) => `내 접수에는 보낼 때의 ${edition(number)}이 적용됩니다.`;
