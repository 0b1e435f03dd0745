import pino from 'pino';
import { createBaseApp } from '@/server/api/base-app';
import { ApiError } from './api-error';
import { UploadPlaces, UPLOADS } from './upload-places';

/** The lines that a call logs which fails with this error. */
async function linesOf(error: () => unknown): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const app = createBaseApp(
    pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  );
  app.get('/', () => {
    throw error();
  });
  await app.request('/');
  return lines.filter(({ msg }) => msg !== 'request');
}

function refusalOfPlace(): unknown {
  const places = new UploadPlaces();
  try {
    for (let place = 0; place <= UPLOADS.atOnce; place += 1)
      places.reserve({ who: `${place}`, isMember: true });
  } catch (error) {
    return error;
  }
  throw new Error('Each form had a place.');
}

test('a lack of places is a warning without a stack, a failure is an error with one', async () => {
  const [refused, ...others] = await linesOf(refusalOfPlace);
  expect(refused).toMatchObject({ level: pino.levels.values.warn, msg: 'UNAVAILABLE' });
  expect(refused).not.toHaveProperty('err');
  expect(others).toEqual([]);
  const [failed] = await linesOf(() => new ApiError('UNAVAILABLE', { cause: new Error('gone') }));
  expect(failed).toMatchObject({ level: pino.levels.values.error, err: { message: 'gone' } });
});
