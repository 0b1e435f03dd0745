import { jest } from '@jest/globals';

jest.unstable_mockModule('./open-pdf', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const { isLockedPdf } = await import('./locked-pdf');

it('takes an encrypted PDF for one without a password where the reader can’t be loaded', async () => {
  const file = new File(['%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\nstartxref\n9\n%%EOF'], 'a.pdf');
  await expect(isLockedPdf(file)).resolves.toBe(false);
});
