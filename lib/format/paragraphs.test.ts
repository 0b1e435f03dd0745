import { paragraphsOf } from './paragraphs';

test('paragraphs are what empty lines divide', () => {
  expect(paragraphsOf(' 하나\n둘\n\n \n셋\n\n')).toEqual(['하나\n둘', '셋']);
  expect(paragraphsOf('')).toEqual([]);
});
