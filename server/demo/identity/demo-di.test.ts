import { demoDi } from './demo-di';
import { hashDi } from '@/server/providers/identity/identity';

it('knows a person again, and no other', () => {
  const person = { name: '김하루', birthDate: '1994-03-12' };
  // printf '%s' 'gyeol-demo|김하루|1994-03-12' | openssl dgst -sha384 -binary | base64 -w0
  expect(demoDi(person)).toBe('dQga1PR4yhKRw2kZC9ifx8+vrhjUdBtV7h7CZzzN7V+pZ4oyYEcWpUmYR8/H+mgM');
  expect(demoDi({ ...person, name: '김하나' })).not.toBe(demoDi(person));
  expect(demoDi({ ...person, birthDate: '1994-03-13' })).not.toBe(demoDi(person));
});

it('keeps a mark that only the secret’s holder can make', () => {
  // printf '%s' di | openssl dgst -sha256 -hmac secret -binary | basenc --base64url | tr -d =
  expect(hashDi('secret', 'di')).toBe('0FrWjS5rll5ZohoMAELccF6gmGDAztu8CRcWhfDVlPQ');
});
