import { waitFor } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import type { RoleType } from '@/lib/contracts/account';
import { keysOf } from '@/lib/keys-of';
import * as authMessages from '@/lib/messages/auth';
import * as contestMessages from '@/lib/messages/contest';
import * as myPaths from '@/lib/paths/my';
import { installFakeFetch, refusal, success } from '@/tests/support/fake-fetch';
import { openApplication } from './open-application';

const fake = installFakeFetch();
const asked = { articleUuid: 'a', contestUuid: 'c' };

const { artistOnly } = contestMessages;
const { artistPending, profileFirst } = authMessages;
/** The API's message for each role, the kind of dialog that shows it, and where it leads. */
const EXPECTED = {
  MEMBER: { kind: 'confirm', title: artistOnly, led: [myPaths.applyArtist()] },
  BUSINESS: { kind: 'alert', title: artistOnly, led: [] },
  ADMIN: { kind: 'alert', title: artistOnly, led: [] },
  ARTIST_PENDING: { kind: 'alert', title: artistPending, led: [] },
  ARTIST_PENDING_RETRY: { kind: 'alert', title: artistPending, led: [] },
  ARTIST_BEFORE_PROFILE: { kind: 'alert', title: profileFirst, led: [myPaths.artistProfile()] },
} as const satisfies Record<Exclude<RoleType, 'ARTIST'>, object>;

test.each(keysOf(EXPECTED))('shows %s why it can’t apply', async (roleType) => {
  fake.answer = ({ path }) =>
    path === '/v1/auth/current-role'
      ? success({ roleType })
      : refusal(403, 'FORBIDDEN', EXPECTED[roleType].title);
  const led: string[] = [];
  const opening = openApplication(asked, (path) => void led.push(path));
  await waitFor(() => expect(currentAlert()).not.toBeNull());
  const alert = currentAlert();
  if (alert !== null) answerAlert(true, alert);
  expect(await opening).toBeNull();
  expect({ kind: alert?.kind, title: alert?.title, led }).toEqual(EXPECTED[roleType]);
});
