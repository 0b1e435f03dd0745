import { pictureAsPdf } from './picture-pdf';

test('every object lies where the table says', () => {
  const pdf = pictureAsPdf({ bytes: Buffer.from([0xff, 0xd8, 0xff, 0xd9]), width: 1200, height: 800 });
  const text = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table)).toMatch(/^xref\n0 6\n/);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 8))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj\n`),
  );
  expect(text).toContain('/MediaBox [0 0 595 397]');
});
