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

describe('words that are told apart early', () => {
  /** The distance of Damerau and Levenshtein, in which no letter is changed twice, reckoned whole. */
  function distance(typed: string, word: string): number {
    const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)];
    const at = (row: number, to: number) => rows[row]?.[to] ?? Number.POSITIVE_INFINITY;
    for (let row = 1; row <= typed.length; row += 1) {
      rows[row] = [row];
      for (let to = 1; to <= word.length; to += 1) {
        const isSame = typed[row - 1] === word[to - 1];
        const isSwapped = typed[row - 1] === word[to - 2] && typed[row - 2] === word[to - 1];
        const changed = at(row - 1, to - 1) + (isSame ? 0 : 1);
        const swapped = isSwapped ? at(row - 2, to - 2) + 1 : Number.POSITIVE_INFINITY;
        rows[row]?.push(Math.min(changed, at(row - 1, to) + 1, at(row, to - 1) + 1, swapped));
      }
    }
    return at(typed.length, word.length);
  }

  it('are those that a whole reckoning tells apart', () => {
    // No Latin letters, of which some are spellings of one another.
    const letters = [...'ㄱㄴㄷㄹㅁㅂㅅㅈ'];
    let seed = 7;
    const draw = (count: number) => (seed = (seed * 16_807) % 2_147_483_647) % count;
    let close = 0;
    for (let round = 0; round < 4000; round += 1) {
      const typed = Array.from({ length: 4 + draw(10) }, () => letters[draw(letters.length)]);
      const word = [...typed];
      for (let slip = draw(5); slip > 0; slip -= 1)
        word.splice(
          draw(word.length + 1),
          draw(2),
          ...(draw(2) === 0 ? [] : [letters[draw(letters.length)]]),
        );
      const [one, other] = [typed.join(''), word.join('')];
      const most = one.length < 10 ? 1 : 2;
      const isNear = distance(one, other) <= most;
      if (isNear) close += 1;
      expect([one, other, isClose(one, other)]).toEqual([one, other, isNear]);
    }
    expect(close).toBeGreaterThan(500);
  });
});

it.each([
  ['yunjaeha', 'yoonjaeha'],
  ['mungaram', 'moongaram'],
  ['johaeil', 'chohaeil'],
  ['gubonjae', 'koobonjae'],
  ['suhidam', 'seoidam'],
  ['limsuk', 'limseok'],
  ['chungaeul', 'cheongaeul'],
  ['umjiho', 'eomjiho'],
  ['ryoodana', 'ryudana'],
])('%s is %s in other letters', (typed, word) => expect(isClose(typed, word)).toBe(true));
