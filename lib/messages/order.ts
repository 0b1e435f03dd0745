export const abandon = '정한 순서를 저장하지 않고 닫을까요?';
export const abandonAnswers = { confirmLabel: '닫기', cancelLabel: '계속 정하기' };
