// A file of its own: every page carries the sentence, and no other one about logging in.

export const ended = '로그인이 만료되었습니다. 다시 로그인해 주세요.';
