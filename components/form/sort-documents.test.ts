import * as signupMessages from '@/lib/messages/signup';
import { sortDocuments } from './sort-documents';

const MB = 1024 * 1024;
const file = (name: string, type = '', size = MB) => ({ name, type, size });
const { documentsRefused, documentsType, documentsCount, documentsSize } = signupMessages;

describe('activity documents', () => {
  it('are pictures and PDFs, whatever the case of their names', () => {
    const chosen = [file('a.PNG', 'image/png'), file('b.jpeg'), file('c.pdf', 'application/pdf')];
    expect(sortDocuments([], chosen)).toEqual({ taken: chosen, refusals: [] });
    for (const wrong of [
      file('a.gif', 'image/gif'),
      file('a.pdf.exe'),
      file('a.png', 'text/html'),
      file('png'),
    ]) {
      expect(sortDocuments([], [wrong])).toEqual({
        taken: [],
        refusals: [documentsRefused([wrong.name], documentsType)],
      });
    }
  });

  it('are eight at most', () => {
    const eight = Array.from({ length: 8 }, (_, index) => file(`${index}.png`));
    expect(sortDocuments(eight.slice(1), eight.slice(0, 1)).taken).toHaveLength(1);
    expect(sortDocuments(eight, [file('9.png')])).toEqual({
      taken: [],
      refusals: [documentsRefused(['9.png'], documentsCount)],
    });
  });

  it('are 100 MB together at most', () => {
    const present = [file('a.pdf', '', 60 * MB)];
    expect(sortDocuments(present, [file('b.pdf', '', 40 * MB)]).refusals).toEqual([]);
    expect(sortDocuments(present, [file('b.pdf', '', 40 * MB + 1)]).refusals).toEqual([
      documentsRefused(['b.pdf'], documentsSize),
    ]);
  });

  it('are kept where they fit, and named with their reason where they don’t', () => {
    const good = file('good.pdf');
    const small = file('small.png');
    const chosen = [file('a.exe'), good, file('big.pdf', '', 101 * MB), file('b.gif'), small];
    expect(sortDocuments([], chosen)).toEqual({
      taken: [good, small],
      refusals: [
        documentsRefused(['a.exe', 'b.gif'], documentsType),
        documentsRefused(['big.pdf'], documentsSize),
      ],
    });
  });
});
