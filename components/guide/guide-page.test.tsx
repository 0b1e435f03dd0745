import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { GUIDE_CHAPTERS } from '@/lib/guide/parse-guide';
import { keysOf } from '@/lib/keys-of';
import { recordOf } from '@/lib/record-of';

const picture = { src: '/picture.webp', width: 1, height: 1 };
// Jest reads no images.
jest.unstable_mockModule('./guide-pictures', () => ({
  GUIDE_PICTURES: recordOf(keysOf(GUIDE_CHAPTERS), () => ({ desktop: picture, phone: picture })),
}));

test('the picture of each chapter changes at 768 px (X-161)', async () => {
  const { GuidePage } = await import('./guide-page');
  const chapters = keysOf(GUIDE_CHAPTERS).map((id) => ({
    ...{ id, part: GUIDE_CHAPTERS[id], name: id, title: id, text: '', alt: id },
  }));
  const { container } = render(<GuidePage chapters={chapters} />);
  const sources = [...container.querySelectorAll('picture source')];
  expect(sources).toHaveLength(chapters.length);
  for (const source of sources) expect(source.getAttribute('media')).toBe('(min-width: 769px)');
});
