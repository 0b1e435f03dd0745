import { hangingScale, imageSrcSet, imageUrl, variantWidths } from './image-variants';

const id = '0'.repeat(32);

describe('variantWidths', () => {
  it('ends with the own width', () => {
    expect(variantWidths(1400)).toEqual([160, 320, 480, 640, 960, 1280, 1400]);
  });
  it('never exceeds the largest of the ladder and never repeats', () => {
    expect(variantWidths(4000).at(-1)).toBe(1920);
    expect(variantWidths(640)).toEqual([160, 320, 480, 640]);
    expect(variantWidths(90)).toEqual([90]);
  });
});

describe('imageSrcSet', () => {
  it('keeps one width above the largest needed', () => {
    expect(imageSrcSet({ id, width: 1400 }, 'avif', 500)).toBe(
      [160, 320, 480, 640].map((width) => `/media/${id}/${width}.avif ${width}w`).join(', '),
    );
  });
});

describe('imageUrl', () => {
  it('takes the nearest above, else the largest', () => {
    expect(imageUrl({ id, width: 1400 }, 1200, 'jpg')).toBe(`/media/${id}/1280.jpg`);
    expect(imageUrl({ id, width: 500 }, 1200)).toBe(`/media/${id}/500.webp`);
  });
});

describe('hangingScale', () => {
  it('is the root of the ratio, bounded', () => {
    expect(hangingScale({ width: 100, height: 100 })).toBe(1);
    expect(hangingScale({ width: 1000, height: 10 })).toBe(1.8);
    expect(hangingScale({ width: 10, height: 1000 })).toBe(0.55);
  });
});
