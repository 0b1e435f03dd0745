import { directionParticle, objectParticle } from './particle';

it.each(['작품', '12점', '3명', '꽃'.normalize('NFD'), 0, 1, 3, 6, 7, 8, 10, 200, '4,000'])(
  '%s을',
  (word) => {
    expect(objectParticle(word)).toBe('을');
  },
);

it.each(['작가', '12개', '전시', 2, 4, 5, 9, 12, 'A', '', '가'.normalize('NFD')])('%s를', (word) => {
  expect(objectParticle(word)).toBe('를');
});

it.each([
  ['운영자', '로'],
  ['일반 회원', '으로'],
  ['교실', '로'],
  ['심사위원', '으로'],
])('%s%s', (word, particle) => {
  expect(directionParticle(word)).toBe(particle);
});
