import { ERRORS } from '@/lib/contracts/errors';
import { JSON_BODY_MAX } from '@/server/api/http/body';
import { apiUrl } from '@/lib/api/url';
import { useTestApi } from '@/tests/support/api';
import { useRemotePlatform } from '@/tests/support/bff';
import { assertSocial } from '@/tests/support/social';

const api = useTestApi({}, { resets: false });
const platform = useRemotePlatform(api);
const post = (body: string) =>
  platform.fetch(
    new Request(`http://platform${apiUrl('/v1/oauth2/assertion')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );

test('a call of a site apart from its API arrives, whose body has no length', async () => {
  const answer = await post(JSON.stringify({ assertion: await assertSocial() }));
  expect(await answer.json()).toMatchObject({ code: 'SUCCESS', data: { signed: false } });
});

test('it is refused where it is too much', async () => {
  const answer = await post(JSON.stringify({ assertion: 'x'.repeat(JSON_BODY_MAX) }));
  expect(answer.status).toBe(ERRORS.PAYLOAD_TOO_LARGE.status);
});
