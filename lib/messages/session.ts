// A file of its own: every page carries these sentences, and no other ones about logging in.

export const ended = '로그인이 만료되었습니다. 다시 로그인해 주세요.';

export const otherAccount =
  '다른 창에서 다른 계정으로 로그인했습니다. 보내지 않았으니, 화면을 새로 연 뒤 확인해 주세요.';
