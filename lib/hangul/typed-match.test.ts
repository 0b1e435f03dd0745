import { matchesTyped } from './typed-match';

const TEXTS = ['아이디를 잊어버렸어요.', '로그인 창의 PDF 안내에서 찾아요.'];

test.each([
  ['a word', '아이디'],
  ['words of both texts in any order', '로그인 아이디'],
  ['a syllable that is half typed', '아읻'],
  ['a consonant that begins the next syllable', '아이ㄷ'],
  ['a final that is the next initial', '로긍'],
  ['first letters', 'ㅇㅇㄷ'],
  ['Latin letters of either case', 'pdf'],
  ['the keyboard in English mode', 'dkdlel'],
  ['nothing', '  '],
  ['a title in brackets', '〈아이디〉'],
  ['words with a comma', '로그인, 아이디'],
  ['one of a caption’s parts', '결, 아이디'],
  ['full-width letters', 'ＰＤＦ'],
  ['an invisible character', '아이\u200b디'],
  ['decomposed syllables', '아이디'.normalize('NFD')],
  ['a word over a space', '로그인창'],
])('%s is found', (_name, typed) => expect(matchesTyped(TEXTS, typed)).toBe(true));

test.each(['!!!', '〈〉', '비밀번호', '아이디 비밀번호', 'ㅂㅁ', '다이'])('%s is not', (typed) =>
  expect(matchesTyped(TEXTS, typed)).toBe(false),
);
