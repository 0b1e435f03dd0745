import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { publicTermsOf } from './public-terms';
import { termsHistory } from './terms-history';

const edition = (number: number, prize: string, contact = 'help@gyeol.example') => ({
  ...{ edition: number, at: `2026-12-0${number}T00:00:00.000Z` },
  terms: publicTermsOf({ ...FAIR_TERMS, prize, contact, prizeDetail: '' }),
});

test('each edition says what it changed, the newest first', () => {
  const second = edition(2, '각 300만 원');
  const third = edition(3, '각 300만 원', '02-0000-0000');
  expect(termsHistory([edition(1, '각 500만 원'), second, third])).toEqual([
    {
      ...{ edition: 3, at: third.at },
      changes: [{ label: '문의', before: 'help@gyeol.example', after: '02-0000-0000' }],
    },
    {
      ...{ edition: 2, at: second.at },
      changes: [{ label: '상금과 세금', before: '각 500만 원', after: '각 300만 원' }],
    },
  ]);
});

test('an edition after omitted ones has their changes; the first one, and an equal one, has none', () => {
  const last = edition(5, '없음', '02-0000-0000');
  expect(termsHistory([edition(1, '각 500만 원'), last])[0]?.changes).toHaveLength(2);
  expect(termsHistory([edition(1, '가')])).toEqual([]);
  expect(termsHistory([edition(1, '가'), edition(2, '가')])).toEqual([]);
  expect(termsHistory([])).toEqual([]);
});
