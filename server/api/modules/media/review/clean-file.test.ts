import sharp from 'sharp';
import { namedPdf } from '@/tests/support/named-pdf';
import { colorAt, halves } from '@/tests/support/images';
import { cleanImage } from './clean-image';
import { cleanJp2 } from './clean-jp2';
import { cleanPdf } from './clean-pdf';

const NAME = 'HONG GILDONG';
const refused = expect.objectContaining({ code: 'UNPROCESSABLE' });

/** A picture that says who took it wherever its format can, turned by a quarter where that is asked. */
async function named(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Buffer> {
  const image = (await halves(80, 40))
    .withExif({ IFD0: { Artist: NAME, Copyright: NAME } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${NAME}</dc:creator></x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation });
  const bytes = await image.toFormat(format, { quality: 100 }).toBuffer();
  // What phones put behind the end, and a comment.
  if (format !== 'jpeg') return bytes;
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, NAME.length + 2]), Buffer.from(NAME)]);
  return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), Buffer.from(`film of ${NAME}`)]);
}

describe.each(['jpeg', 'png', 'webp'] as const)('an image, %s', (format) => {
  test.each([1, 6])('says nothing of people, and is seen as before: orientation %d', async (orientation) => {
    const source = await named(format, orientation);
    expect(source.includes(NAME)).toBe(true);
    const clean = await cleanImage(source);
    expect(clean.includes(NAME)).toBe(false);
    const { exif, xmp, iptc, icc, orientation: turned = 1, ...facts } = await sharp(clean).metadata();
    expect([exif, xmp, iptc, turned, facts.format]).toEqual([undefined, undefined, undefined, 1, format]);
    expect(icc).toBeDefined();
    const upright = await sharp(source).autoOrient().keepIccProfile().toBuffer({ resolveWithObject: true });
    expect([facts.width, facts.height]).toEqual([upright.info.width, upright.info.height]);
    for (const place of [0.1, 0.9]) {
      const [before, after] = [await colorAt(upright.data, place, place), await colorAt(clean, place, place)];
      after.forEach((value, channel) => expect(Math.abs(value - (before[channel] ?? 0))).toBeLessThan(8));
    }
  });
});

test('an upright JPEG keeps its pixels as they are', async () => {
  const source = await named('jpeg');
  const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  expect(await pixels(await cleanImage(source))).toEqual(await pixels(source));
});

test('a damaged image and what is none are refused', async () => {
  await expect(cleanImage((await named('jpeg', 6)).subarray(0, 900))).rejects.toThrow();
  await expect(cleanImage(Buffer.from('<svg/>'))).rejects.toThrow();
});

describe('a PDF', () => {
  test('says nothing of people beside what its pages show', async () => {
    const source = namedPdf(NAME, await named('jpeg'));
    expect(source.toString('latin1').split(NAME).length).toBeGreaterThan(24);
    const clean = Buffer.from(await cleanPdf(source));
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const pdf = await getDocument({ data: new Uint8Array(clean), verbosity: 0 }).promise;
    const { info, metadata } = await pdf.getMetadata();
    expect([Reflect.get(info, 'Author'), Reflect.get(info, 'Title'), metadata]).toEqual([
      undefined,
      undefined,
      null,
    ]);
    expect(await pdf.getAttachments()).toBeNull();
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    expect(items).toMatchObject([{ str: 'Moonlight' }]);
    const annotations = await page.getAnnotations();
    expect(JSON.stringify(annotations)).not.toContain(NAME);
    // What is filled in stays, and neither a link nor an action.
    expect(annotations).toMatchObject([
      { fieldType: 'Sig' },
      { fieldName: 'Title', fieldValue: 'Moonlight' },
    ]);
    expect([await pdf.getOutline(), await pdf.getOpenAction()]).toEqual([null, null]);
    expect(clean.toString('latin1')).not.toMatch(/JavaScript|Launch|\/URI/);
    expect((await page.getOperatorList()).fnArray.length).toBeGreaterThan(5);
    // The image is in it as a JPEG, which isn't compressed a second time.
    expect(clean.includes('/Filter /DCT')).toBe(true);
    expect(clean.toString('latin1')).not.toContain(NAME);
    await pdf.destroy();
  });

  test('shows its layers as before, under another name', async () => {
    const clean = Buffer.from(await cleanPdf(namedPdf(NAME, await named('jpeg')))).toString('latin1');
    expect(clean).toMatch(/\/Type \/OCG\s+\/Name \(Layer\)/);
    expect(clean).toMatch(/\/ON \[ ?\d+ 0 R ?\]/);
  });

  test.each([
    ['that is damaged', Buffer.from('%PDF-1.7\nnothing')],
    ['that is locked', Buffer.from(lockedPdf())],
    ['without a page', Buffer.from(pagelessPdf())],
  ])('%s is refused', async (_what, source) => {
    await expect(cleanPdf(source)).rejects.toEqual(refused);
  });
});

test('a JPEG 2000 says nothing of people either', () => {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const comment = Buffer.concat([Buffer.from([0xff, 0x64, 0, NAME.length + 4, 0, 1]), Buffer.from(NAME)]);
  const size = Buffer.from([0xff, 0x51, 0, 4, 1, 2]);
  const tiles = Buffer.from([0xff, 0x90, 0, 10, 9, 9, 9]);
  const start = Buffer.from([0xff, 0x4f]);
  const stream = Buffer.concat([start, size, comment, tiles]);
  const signature = box('jP  ', Buffer.from('0d0a870a', 'hex'));
  const header = box('jp2h', Buffer.from('ihdr'));
  const said = ['xml ', 'uuid', 'uinf', 'jp2i'].map((type) => box(type, Buffer.from(NAME)));
  const file = Buffer.concat([signature, ...said, header, box('jp2c', stream)]);
  const cleaned = Buffer.concat([start, size, tiles]);
  expect(cleanJp2(file)).toEqual(Buffer.concat([signature, header, box('jp2c', cleaned)]));
  expect(cleanJp2(stream)).toEqual(cleaned);
  expect(cleanJp2(Buffer.from(NAME))).toBeNull();
  expect(cleanJp2(file.subarray(0, -4))).toBeNull();
});

function lockedPdf(): string {
  const objects =
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n4 0 obj\n<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <00> /U <00> >>\nendobj\n';
  return `%PDF-1.7\n${objects}trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<00> <00>] >>\nstartxref\n0\n%%EOF`;
}

function pagelessPdf(): string {
  const objects =
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  return `%PDF-1.7\n${objects}trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n0\n%%EOF`;
}
