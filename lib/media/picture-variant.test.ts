import { pictureVariant } from './picture-variant';

const id = '0123456789abcdef0123456789abcdef';
const picture = { imageUrl: `/media/${id}/1280.webp`, width: 4000 };

test('the smallest variant that is wide enough', () => {
  expect(pictureVariant(picture, 300)).toBe(`/media/${id}/320.webp`);
  expect(pictureVariant(picture, 1281, 'jpg')).toBe(`/media/${id}/1920.jpg`);
  expect(pictureVariant(picture, 9000)).toBe(`/media/${id}/1920.webp`);
});

test('a picture of unknown width has the variant of its address, and those below', () => {
  const photo = { imageUrl: `/media/${id}/965.webp`, width: null };
  expect(pictureVariant(photo, 4000)).toBe(`/media/${id}/965.webp`);
  expect(pictureVariant(photo, 100)).toBe(`/media/${id}/160.webp`);
});

test('an address that isn’t ours stays', () => {
  expect(pictureVariant({ imageUrl: 'blob:x', width: null }, 300)).toBe('blob:x');
});
