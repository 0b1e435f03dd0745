import { demoDi } from './demo-di';
import { hashDi } from './identity';

it('knows a person again, and no other', () => {
  const person = { name: '김하루', birthDate: '1994-03-12', phoneNum: '01012345678' };
  // printf '%s' 'gyeol-demo|김하루|1994-03-12|01012345678' | openssl dgst -sha384 -binary | base64 -w0
  expect(demoDi(person)).toBe('GxCIlE6qbqNKx2rxXmoroTYQOaDGe1tRX/NglfgA+MKSnhQWrwkQHZxM2lI0ZY+O');
  expect(demoDi({ ...person, phoneNum: '01012345679' })).not.toBe(demoDi(person));
});

it('keeps a mark that only the secret’s holder can make', () => {
  // printf '%s' di | openssl dgst -sha256 -hmac secret -binary | basenc --base64url | tr -d =
  expect(hashDi('secret', 'di')).toBe('0FrWjS5rll5ZohoMAELccF6gmGDAztu8CRcWhfDVlPQ');
});
