import { fillPlaceholders, placeholderList, unknownPlaceholders } from './placeholders';

const WORDS = ['이름', '공모전'];

test.each([
  ['{이름}님, {공모전}{이름} 결과', []],
  ['{오타}님께', ['{오타}']],
  ['{이룸}, {이룸}, {제목}', ['{이룸}', '{제목}']],
  ['{ 이름 }님', ['{ 이름 }']],
  ['{{이름}}님', ['{{이름}}']],
  ['{이름님께', ['{이름님께']],
  ['{name}', ['{name}']],
  ['집합 { } 과 :} 표정', []],
])('%j has the unknown placeholders %j', (text, unknown) => {
  expect(unknownPlaceholders(text, WORDS)).toEqual(unknown);
});

test('a text without known words has unknown placeholders only', () => {
  expect(unknownPlaceholders('{이름}님', [])).toEqual(['{이름}']);
  expect(placeholderList(WORDS)).toBe('{이름}, {공모전}');
});

test('fills every occurrence of a placeholder, and doesn’t fill placeholders in the values', () => {
  expect(fillPlaceholders('{이름}님, {공모전} {이름}', { 이름: '류단아', 공모전: '공모' })).toBe(
    '류단아님, 공모 류단아',
  );
  expect(fillPlaceholders('{이름} {없음}', { 이름: '$&{공모전}', 공모전: '공모' })).toBe('$&{공모전} {없음}');
});
