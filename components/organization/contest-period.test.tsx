import { render } from '@testing-library/react';
import { formatApplicationPeriod } from '@/lib/format/deadline';
import { ContestPeriod } from './contest-period';

test('a contest that was closed early ended then', () => {
  const [opensAt, closesAt] = ['2026-11-20T15:00:00.000Z', '2026-12-22T15:00:00.000Z'];
  const closedAt = '2026-11-27T10:22:00.000Z';
  const { container } = render(
    <ContestPeriod contest={{ opensAt, closesAt, closedAt, standing: 'CLOSED' }} />,
  );
  expect(container).toHaveTextContent(formatApplicationPeriod(opensAt, closedAt) ?? '');
});
