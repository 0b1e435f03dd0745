import { artworkRemoveConfirm } from '@/lib/messages/studio';
import { directionParticle, objectParticle } from './particle';

it.each([
  '작품',
  '12점',
  '3명',
  '꽃'.normalize('NFD'),
  0,
  1,
  3,
  6,
  7,
  8,
  10,
  200,
  '4,000',
  '별(밤)',
  '무제 3.',
])('%s을', (word) => {
  expect(objectParticle(word)).toBe('을');
});

it.each(['작가', '12개', '전시', 2, 4, 5, 9, 12, 'A', '', '가'.normalize('NFD'), '안부(해)', '〈점〉 하나…'])(
  '%s를',
  (word) => {
    expect(objectParticle(word)).toBe('를');
  },
);

it.each([
  ['운영자', '로'],
  ['일반 회원', '으로'],
  ['교실', '로'],
  ['심사위원', '으로'],
])('%s%s', (word, particle) => {
  expect(directionParticle(word)).toBe(particle);
});

it('a question names a work with its particle', () => {
  expect(artworkRemoveConfirm('천 번의 안부')).toBe('〈천 번의 안부〉를 삭제할까요?');
  expect(artworkRemoveConfirm('보랏빛 새벽')).toBe('〈보랏빛 새벽〉을 삭제할까요?');
});
