// A file of its own: every page carries these sentences, and no other ones about logging in.

export const ended = '로그인이 만료되었습니다. 다시 로그인해 주세요.';

export const otherAccount = '다른 계정으로 로그인되어 있어 보내지 않았습니다. 화면을 새로 엽니다.';
