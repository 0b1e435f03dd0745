import { ROLE_TYPES } from '@/lib/contracts/account';
import { allowedRoles } from '@/server/api/http/access';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { operationsOf, readDescription } from '@/tests/support/operations';
import { named, studioForm } from '@/tests/support/studio';

const api = useTestApi({}, { resets: false });
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
/** Our own page draws it; a user can't choose it. */
const DRAWN = 'image_resized';
/** Every error names an accepted type. */
const TAKEN = /JPG|PNG|PDF|MP4/i;

test('a GIF is refused wherever a form accepts files, and the error names the accepted types', async () => {
  const described = operationsOf(readDescription());
  const told: Record<string, string> = {};
  for (const { name, method, path, access, body } of described) {
    if (body?.type !== 'form') continue;
    const role = ROLE_TYPES.find((each) => allowedRoles(access).has(each));
    const as = role === undefined ? null : await api.make.account({ roleType: role });
    const address: string = path.replaceAll(/\{\w+\}/g, UNKNOWN_UUID);
    for (const field of body.files.filter((each) => each !== DRAWN)) {
      const form = studioForm({}, { [field]: named(GIF, 'a.gif') });
      const { errors } = await api.fails(422, method, address, { as, body: form });
      told[`${name} ${field}`] = errors.find((each) => each.field === field.replace('[]', ''))?.message ?? '';
    }
  }
  expect(Object.keys(told).length).toBeGreaterThan(8);
  expect(Object.entries(told).filter(([, message]) => !TAKEN.test(message))).toEqual([]);
});
