import { z } from 'zod';
import { newUuid } from './new-uuid';

test('makes UUIDs that the contracts take, and no two alike', () => {
  const made = Array.from({ length: 200 }, newUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
