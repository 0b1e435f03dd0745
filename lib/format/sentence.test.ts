import { sentence } from './sentence';

it.each([
  ['인증이 필요합니다', '인증이 필요합니다.'],
  ['저장하지 못했습니다.', '저장하지 못했습니다.'],
  ['저장할까요?', '저장할까요?'],
  ['', ''],
])('%j is the sentence %j', (message, expected) => expect(sentence(message)).toBe(expected));
