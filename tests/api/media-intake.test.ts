import sharp from 'sharp';
import { animatedPng, animatedWebp, colorAt, giants, halves, noisy, plain } from '@/tests/support/images';
import { useMediaTest } from '@/tests/support/media';

const subject = useMediaTest();
const MB = 1024 * 1024;
const RED = [255, 0, 0];
/** Whether each channel of a colour is what it should be, but for what an encoder loses. */
const isNear = (color: readonly number[], expected: readonly number[], by = 12) =>
  expected.every((channel, index) => Math.abs(channel - (color[index] ?? 999)) <= by);
const refused = (code: string) => expect.objectContaining({ code });

describe('an image that is taken in', () => {
  test.each(Array.from({ length: 8 }, (_, index) => index + 1))(
    'stands upright: orientation %d',
    async (at) => {
      // What a camera wrote is turned so that the red half is where it was seen.
      const bytes = await (
        await halves(80, 40)
      )
        .jpeg({ quality: 95 })
        .withMetadata({ orientation: at })
        .toBuffer();
      const image = await subject.ingest(bytes);
      const isTurned = at >= 5;
      expect([image.width, image.height]).toEqual(isTurned ? [40, 80] : [80, 40]);
      const seen = await sharp(bytes).autoOrient().png().toBuffer();
      for (const [x, y] of [
        [0.1, 0.1],
        [0.9, 0.1],
        [0.1, 0.9],
        [0.9, 0.9],
      ] as const) {
        const [expected, is] = [
          await colorAt(seen, x, y),
          await colorAt(await subject.masterOf(image), x, y),
        ];
        expect([at, x, y, isNear(is, expected)]).toEqual([at, x, y, true]);
      }
    },
  );

  test('carries nothing that a camera or a program wrote into it, neither do its variants', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1', GPSLongitudeRef: 'E' } };
    const bytes = await plain(800, 600)
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'somebody' }, ...gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>at home</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ hasProfile: true });
    const image = await subject.ingest(bytes);
    const published = [await subject.masterOf(image)];
    for (const format of ['avif', 'webp', 'jpg'] as const)
      published.push(Buffer.from(await subject.media.getVariant(image.id, 320, format)));
    for (const file of published) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect(file.includes('at home')).toBe(false);
    }
  });

  test('has the colours of sRGB, whatever profile it came with', async () => {
    const inP3 = await plain(64, 64, '#ff0000').withIccProfile('p3').png().toBuffer();
    // In the wider space the same red has less red in it.
    expect(isNear(await colorAt(await sharp(inP3, { ignoreIcc: true }).toBuffer(), 0.5, 0.5), RED)).toBe(
      false,
    );
    const master = await subject.masterOf(await subject.ingest(inP3));
    expect(isNear(await colorAt(master, 0.5, 0.5), RED)).toBe(true);
  });

  test('is made RGB of CMYK by its profile', async () => {
    const bytes = await plain(64, 64, '#d03020')
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg()
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'cmyk', channels: 4, hasProfile: true });
    const master = await subject.masterOf(await subject.ingest(bytes));
    expect(await sharp(master).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    expect(isNear(await colorAt(master, 0.5, 0.5), [208, 48, 32], 30)).toBe(true);
  });

  test.each([
    ['#d03020', [208, 48, 32]],
    ['#2040a0', [32, 64, 160]],
    ['#e0d020', [224, 208, 32]],
    ['#f4f0e8', [244, 240, 232]],
    ['#202020', [32, 32, 32]],
  ] as const)('is made RGB of CMYK without a profile, in colours that resemble %s', async (colour, rgb) => {
    const bytes = await plain(64, 64, colour).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'cmyk', channels: 4, hasProfile: false });
    const master = await subject.masterOf(await subject.ingest(bytes));
    expect(await sharp(master).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const seen = await colorAt(master, 0.5, 0.5);
    expect([seen, isNear(seen, rgb, 40)]).toEqual([seen, true]);
  });

  test('is made eight bits of sixteen, and three channels of grey', async () => {
    const deep = await plain(64, 64, '#408020').toColourspace('rgb16').png().toBuffer();
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' });
    const shallow = await subject.masterOf(await subject.ingest(deep));
    expect(isNear(await colorAt(shallow, 0.5, 0.5), [64, 128, 32])).toBe(true);
    const grey = await plain(64, 64, '#808080').toColourspace('b-w').jpeg().toBuffer();
    expect(await sharp(grey).metadata()).toMatchObject({ channels: 1 });
    const lit = await subject.masterOf(await subject.ingest(grey));
    expect(isNear(await colorAt(lit, 0.5, 0.5), [128, 128, 128])).toBe(true);
  });

  test('keeps its transparency', async () => {
    const clear = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const master = await subject.masterOf(await subject.ingest(clear));
    expect(await sharp(master).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('is at most as large as a master, and named by its content', async () => {
    const image = await subject.ingest(await plain(5000, 1000).jpeg().toBuffer());
    expect([image.width, image.height]).toEqual([4096, 819]);
    expect(image.id).toMatch(/^[0-9a-f]{32}$/);
    expect(image.color).toMatch(/^#[bc][0-9a-f][34][0-9a-f]2[0-9a-f]$/);
    expect(image.placeholder.length).toBeLessThan(400);
    expect(Object.keys(image).sort()).toEqual(['color', 'height', 'id', 'placeholder', 'width']);
  });

  test('is kept as it is where it is a clean WebP, and the same twice is one image', async () => {
    const bytes = await plain(300, 200).webp().toBuffer();
    const [first, second] = [await subject.ingest(bytes), await subject.ingest(bytes)];
    expect(first).toEqual(second);
    expect(await subject.masterOf(first)).toEqual(bytes);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is made anew, so that nothing behind the end of a %s is published',
    async (format) => {
      const hidden = Buffer.from('<script>alert(1)</script>');
      const image = await plain(301, 200)[format]().toBuffer();
      const master = await subject.masterOf(await subject.ingest(Buffer.concat([image, hidden])));
      expect(master.includes('<script>')).toBe(false);
      expect(await sharp(master).metadata()).toMatchObject({ format: 'webp', width: 301 });
    },
  );

  test('may be progressive or interlaced, within what unpacks to so much', async () => {
    for (const bytes of [
      await noisy(400, 300).jpeg({ progressive: true }).toBuffer(),
      await noisy(400, 300).png({ progressive: true }).toBuffer(),
      await noisy(400, 300).avif({ effort: 0 }).toBuffer(),
    ])
      expect(await subject.ingest(bytes)).toMatchObject({ width: 400, height: 300 });
  });
});

describe('a file is refused', () => {
  afterEach(() => expect(subject.uploaded().filter((name) => name.endsWith('.master'))).toEqual([]));

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a signature alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('that is %s', async (_name, bytes) => {
    await expect(subject.ingest(bytes)).rejects.toEqual(refused('UNSUPPORTED_MEDIA'));
  });

  test('that moves', async () => {
    for (const bytes of [await animatedPng(), await animatedWebp()])
      await expect(subject.ingest(bytes)).rejects.toEqual(refused('UNSUPPORTED_MEDIA'));
  });

  test.each([
    ['jpeg', noisy(900, 900).jpeg()],
    ['progressive jpeg', noisy(900, 900).jpeg({ progressive: true })],
    ['png', noisy(900, 900).png()],
    ['webp', noisy(900, 900).webp()],
    ['avif', noisy(300, 300).avif({ effort: 0 })],
  ])('that is a %s cut off', async (_name, image) => {
    const bytes = await image.toBuffer();
    for (const share of [0.1, 0.5, 0.95])
      await expect(subject.ingest(bytes.subarray(0, Math.floor(bytes.length * share)))).rejects.toEqual(
        refused('UNPROCESSABLE'),
      );
  });

  test('that has too many bytes', async () => {
    const bytes = Buffer.concat([await plain(8, 8).jpeg().toBuffer(), Buffer.alloc(30 * MB)]);
    await expect(subject.ingest(bytes)).rejects.toEqual(refused('PAYLOAD_TOO_LARGE'));
  });

  test.each([
    ['png', 60_000],
    ['png', 15_000],
    ['jpeg', 65_000],
    ['webp', 16_383],
    ['webp', 8_000],
    ['avif', 30_000],
    ['avif', 5_000],
  ] as const)('that is a small %s of %d pixels a side', async (format, side) => {
    const bytes = await giants[format](side);
    expect(bytes.length).toBeLessThan(2000);
    await expect(subject.ingest(bytes)).rejects.toEqual(refused('PAYLOAD_TOO_LARGE'));
    await expect(subject.inspect(bytes)).rejects.toEqual(refused('PAYLOAD_TOO_LARGE'));
  });

  test('that is too wide', async () => {
    const bytes = await plain(30_001, 2).png().toBuffer();
    await expect(subject.ingest(bytes)).rejects.toEqual(refused('PAYLOAD_TOO_LARGE'));
  });

  test('whose sender is gone', async () => {
    const sender = AbortSignal.abort();
    const bytes = await plain(80, 80).jpeg().toBuffer();
    await expect(subject.ingest(bytes, { signal: sender })).rejects.toEqual(refused('BAD_REQUEST'));
  });
});

test('the head of an image tells its format and its size as it is seen', async () => {
  const bytes = await plain(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await subject.inspect(bytes)).toEqual({ format: 'jpeg', width: 40, height: 80 });
  expect(await subject.inspect(await plain(80, 40).png().toBuffer())).toMatchObject({ format: 'png' });
  await expect(subject.inspect(await animatedPng())).rejects.toEqual(refused('UNSUPPORTED_MEDIA'));
});
