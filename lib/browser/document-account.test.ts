import { expect, jest, test } from '@jest/globals';
import { checkAccount, OTHER_ACCOUNT } from './document-account';

const save = () => checkAccount('/v1/artists/me');

test('nothing is sent from a document of one account in the session of another', () => {
  const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  // A guest's document belongs to the account that logs in in it.
  save();
  cookie.mockReturnValue('gyeol_user=a-1');
  save();
  cookie.mockReturnValue('gyeol_user=b-1');
  expect(save).toThrow(expect.objectContaining({ code: OTHER_ACCOUNT }));
  checkAccount('/v1/auth/logout');
  cookie.mockReturnValue('gyeol_user=a-1');
  save();
  // The server answers a document whose session has ended.
  cookie.mockReturnValue('');
  save();
});
