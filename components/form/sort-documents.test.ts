import * as signupMessages from '@/lib/messages/signup';
import { sortDocuments } from './sort-documents';

const MB = 1024 * 1024;
const file = (name: string, size = MB) => ({ name, size });
const sorted = (present: Parameters<typeof sortDocuments>[0], chosen: ReturnType<typeof file>[]) =>
  sortDocuments(
    present,
    chosen.map((each) => ({ file: each, fault: null })),
  );
const { documentsRefused, documentsCount, documentsSize } = signupMessages;

describe('activity documents', () => {
  it('are eight at most', () => {
    const eight = Array.from({ length: 8 }, (_, index) => file(`${index}.png`));
    expect(sorted(eight.slice(1), eight.slice(0, 1)).taken).toHaveLength(1);
    expect(sorted(eight, [file('9.png')])).toEqual({
      taken: [],
      refusals: [documentsRefused(['9.png'], documentsCount)],
    });
  });

  it('are 100 MB together at most', () => {
    const present = [file('a.pdf', 60 * MB)];
    expect(sorted(present, [file('b.pdf', 40 * MB)]).refusals).toEqual([]);
    expect(sorted(present, [file('b.pdf', 40 * MB + 1)]).refusals).toEqual([
      documentsRefused(['b.pdf'], documentsSize),
    ]);
  });

  it('are kept where they fit, and named with their reason where they don’t', () => {
    const good = file('good.pdf');
    const small = file('small.png');
    const chosen = [good, file('big.pdf', 101 * MB), file('bigger.pdf', 102 * MB), small];
    expect(sorted([], chosen)).toEqual({
      taken: [good, small],
      refusals: [documentsRefused(['big.pdf', 'bigger.pdf'], documentsSize)],
    });
  });

  it('are refused with the fault of their content, beside the others', () => {
    const [good, blank] = [file('good.pdf'), file('blank.png', 0)];
    const chosen = [
      { file: blank, fault: '비어 있어요.' },
      { file: good, fault: null },
    ];
    expect(sortDocuments([], chosen)).toEqual({ taken: [good], refusals: ['비어 있어요.'] });
  });
});
