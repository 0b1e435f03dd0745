import { hasClose, isClose } from './closeness';
import { spellOut } from './letters';

const close = (typed: string, word: string) => isClose(spellOut(typed), spellOut(word));

it.each([
  ['류단하', '류단아'],
  ['오하니', '오하늬'],
  ['최아름', '최아림'],
  ['수체화', '수채화'],
  ['갤러리마른입', '갤러리마른잎'],
  ['ryudna', 'ryudana'],
  ['cnavas', 'canvas'],
  ['acrlyic', 'acrylic'],
  ['류다나', '류단아'],
  ['류단아', '류다나'],
  ['흘근', '흙은'],
])('%s is a slip for %s', (typed, word) => {
  expect(close(typed, word)).toBe(true);
  expect(hasClose(spellOut(typed), spellOut(`전시 ${word}`))).toBe(true);
});

it.each([
  ['서울', '서이담'],
  ['민화', '민소담'],
  ['물', '불'],
  ['산', '산호'],
  ['김가온', '김정현'],
  ['류다마', '류단아'],
  ['고양이', '고야니'],
])('%s is not %s', (typed, word) => {
  expect(close(typed, word)).toBe(false);
  expect(hasClose(spellOut(typed), spellOut(word))).toBe(false);
});
