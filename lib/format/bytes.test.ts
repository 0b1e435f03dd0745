import { formatBytes } from './bytes';

test.each([
  [0, '0KB'],
  [1, '1KB'],
  [812 * 1024, '812KB'],
  [13_002_342, '12.4MB'],
  [100 * 1024 * 1024, '100MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
