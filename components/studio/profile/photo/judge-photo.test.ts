import * as studioMessages from '@/lib/messages/studio';
import { sizeFault, widestCrop } from './judge-photo';

test.each([
  [{ width: 2000, height: 3000 }, null],
  [null, studioMessages.imageBroken],
  [{ width: 479, height: 3000 }, studioMessages.photoSmall],
  [{ width: 3000, height: 671 }, studioMessages.photoSmall],
  [{ width: 3000, height: 672 }, null],
])('photo of %j', (size, fault) => {
  expect(sizeFault(size)).toBe(fault);
});

test('the widest crop has the photo’s shape', () => {
  expect(widestCrop({ width: 965, height: 5000 })).toBe(965);
  expect(widestCrop({ width: 5000, height: 1350 })).toBe(965);
});
