import { expect, jest, test } from '@jest/globals';
import { announceSessionChange } from './session-change';
import { checkAccount, OTHER_ACCOUNT } from './document-account';

const save = () => checkAccount('/v1/artists/me');

test('nothing is sent from a document of one account in the session of another', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  // A guest's document belongs to the account that logs in in it.
  save();
  cookie.mockReturnValue('gyeol_user=a-1');
  save();
  cookie.mockReturnValue('gyeol_user=b-1');
  expect(save).toThrow(expect.objectContaining({ code: OTHER_ACCOUNT }));
  checkAccount('/v1/auth/logout');
  await announceSessionChange();
  save();
  cookie.mockReturnValue('gyeol_user=a-1');
  expect(save).toThrow();
  // The server answers a document whose session has ended.
  cookie.mockReturnValue('');
  save();
});

test('a document that logs in belongs to that account, and an old mark to any', async () => {
  const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('gyeol_user=a-1');
  await announceSessionChange();
  cookie.mockReturnValue('gyeol_user=b-1');
  expect(save).toThrow();
  cookie.mockReturnValue('gyeol_user=1');
  await announceSessionChange();
  cookie.mockReturnValue('gyeol_user=b-1');
  save();
});
