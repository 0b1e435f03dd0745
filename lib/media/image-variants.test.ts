import { hangingScale } from './hanging-scale';
import { imageSrcSet, imageVariantUrl, partOfSizes } from './image-variants';

const id = '0'.repeat(32);
const listOf = (widths: number[]) => widths.map((width) => `/media/${id}/${width}.avif ${width}w`).join(', ');

describe('imageSrcSet', () => {
  it('keeps one width above the largest needed', () => {
    expect(imageSrcSet({ id, width: 1400 }, 'avif', 500)).toBe(listOf([320, 480, 640]));
  });

  it('has the smallest for small places and small images alone', () => {
    expect(imageSrcSet({ id, width: 1400 }, 'avif', 200)).toBe(listOf([160, 320]));
    expect(imageSrcSet({ id, width: 300 }, 'avif')).toBe(listOf([160, 300]));
  });
});

describe('partOfSizes', () => {
  it('is a part of each length, under the same conditions', () => {
    expect(partOfSizes('(max-width: 768px) calc(100vw - 40px), 344px', 0.8 / 1.5)).toBe(
      '(max-width: 768px) calc(calc(100vw - 40px) * 0.53), calc(344px * 0.53)',
    );
  });
});

describe('imageVariantUrl', () => {
  it('takes the nearest above, else the largest', () => {
    expect(imageVariantUrl({ id, width: 1400 }, 1200, 'jpg')).toBe(`/media/${id}/1280.jpg`);
    expect(imageVariantUrl({ id, width: 500 }, 1200)).toBe(`/media/${id}/500.webp`);
  });
});

describe('hangingScale', () => {
  it('is the root of the ratio, bounded', () => {
    expect(hangingScale({ width: 100, height: 100 })).toBe(1);
    expect(hangingScale({ width: 1000, height: 10 })).toBe(1.8);
    expect(hangingScale({ width: 10, height: 1000 })).toBe(0.55);
  });
});
