import * as signupMessages from '@/lib/messages/signup';
import { documentsFault } from './document-check';

const MB = 1024 * 1024;
const file = (name: string, type = '', size = MB) => ({ name, type, size });

describe('activity documents', () => {
  it('are pictures and PDFs, whatever the case of their names', () => {
    expect(
      documentsFault([], [file('a.PNG', 'image/png'), file('b.jpeg'), file('c.pdf', 'application/pdf')]),
    ).toBe(null);
    for (const wrong of [
      file('a.gif', 'image/gif'),
      file('a.pdf.exe'),
      file('a.png', 'text/html'),
      file('png'),
    ]) {
      expect(documentsFault([], [wrong])).toBe(signupMessages.documentsType);
    }
  });

  it('are eight at most', () => {
    const eight = Array.from({ length: 8 }, (_, index) => file(`${index}.png`));
    expect(documentsFault(eight.slice(1), eight.slice(0, 1))).toBeNull();
    expect(documentsFault(eight, [file('9.png')])).toBe(signupMessages.documentsCount);
  });

  it('are 100 MB together at most', () => {
    expect(documentsFault([file('a.pdf', '', 60 * MB)], [file('b.pdf', '', 40 * MB)])).toBeNull();
    expect(documentsFault([file('a.pdf', '', 60 * MB)], [file('b.pdf', '', 40 * MB + 1)])).toBe(
      signupMessages.documentsSize,
    );
  });
});
