export const abandon = '정한 순서를 저장하지 않고 닫을까요?';
export const abandonAnswers = { confirmLabel: '닫기', cancelLabel: '계속 정하기' };
export const sessionEnded =
  '로그인이 만료되어 저장하지 못했습니다. 새 창에서 다시 로그인한 뒤 저장을 누르면 이 순서가 저장됩니다.';
