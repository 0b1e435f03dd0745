import { encodeEucKr } from './euc-kr';
import { IdentityRejected } from './identity';
import { createNiceIdentity } from './nice';
import { deriveNiceKeys, encryptNice, signNice } from './nice-crypto';

/** Reading an answer makes no call. */
const nice = createNiceIdentity({
  name: 'nice',
  clientId: 'client',
  clientSecret: 'secret',
  productId: 'product',
  apiUrl: 'http://nowhere.invalid',
  formUrl: 'https://nice.test/service.cb',
  fetch: () => Promise.reject(new Error('Nobody is asked')),
});
const KEYS = deriveNiceKeys({
  requestedAt: '20260102030405',
  requestNo: '0123456789abcdef',
  tokenValue: 'a token value as long as NICE’s own',
});

describe('an answer of NICE', () => {
  const FIELDS = {
    requestno: '0123456789abcdef',
    responseno: 'R1',
    resultcode: '0000',
    sitecode: 'GY001',
    authtype: 'M',
    name: '김하루',
    utf8_name: '%EA%B9%80%ED%95%98%EB%A3%A8',
    birthdate: '19940312',
    gender: '0',
    nationalinfo: '0',
    mobileco: '1',
    mobileno: '01012345678',
    di: 'MC0GCCqGSIb3DQIJAyEA3Q6vQ0bRk1r2m8VdT5xJpL9nZ4sHc7fWgYuE1iKoAbM=',
  };
  const secrets = { ...KEYS, siteCode: 'GY001' };

  function finish(fields: Record<string, string | undefined>, keys = KEYS) {
    const encData = encryptNice(encodeEucKr(JSON.stringify(fields)), keys);
    return nice.finish({
      uniqueVal: '0123456789abcdef',
      secrets,
      encData,
      integrity: signNice(encData, keys),
    });
  }

  it('reads the person', async () => {
    await expect(finish(FIELDS)).resolves.toEqual({
      name: '김하루',
      birthDate: '1994-03-12',
      genderType: 'FEMALE',
      phoneNum: '01012345678',
      di: FIELDS.di,
    });
  });

  it('does without what the contract may leave out', async () => {
    const few = {
      ...FIELDS,
      utf8_name: undefined,
      gender: undefined,
      resultcode: undefined,
      sitecode: undefined,
    };
    await expect(finish(few)).resolves.toMatchObject({ name: '김하루', genderType: 'NONE' });
    await expect(finish({ ...FIELDS, gender: '1', mobileno: '+82 10-1234-5678' })).resolves.toMatchObject({
      genderType: 'MALE',
      phoneNum: '01012345678',
    });
  });

  it('takes the name that knows every syllable', async () => {
    await expect(finish({ ...FIELDS, name: '???', utf8_name: 'HONG+GIL%20DONG' })).resolves.toMatchObject({
      name: 'HONG GIL DONG',
    });
  });

  it.each([
    ['of another request', { requestno: 'fedcba9876543210' }],
    ['of another site', { sitecode: 'GY002' }],
    ['that says no', { resultcode: '0001' }],
    ['without a mark', { di: undefined }],
    ['with an empty mark', { di: '' }],
    ['without a phone number', { mobileno: undefined }],
    ['with a phone number that is none', { mobileno: '0212345678' }],
    ['without a birth date', { birthdate: undefined }],
    ['with a birth date that is no day', { birthdate: '19940231' }],
    ['without a name', { name: undefined, utf8_name: undefined }],
    ['with a broken name', { utf8_name: '%EA%B9' }],
    ['with a NUL in the name', { utf8_name: '%EA%B9%80%00' }],
    ['with a control character in the name', { utf8_name: '%EA%B9%80%1B' }],
    ['with a NUL in the mark', { di: 'MC0G\0' }],
    ['with a name too long', { utf8_name: '가'.repeat(51) }],
  ])('refuses an answer %s', async (_, changed) => {
    await expect(finish({ ...FIELDS, ...changed })).rejects.toThrow(IdentityRejected);
  });

  it('refuses what was signed or encrypted with other keys, before it is decrypted', async () => {
    const other = deriveNiceKeys({ requestedAt: '20260102030406', requestNo: 'x', tokenValue: 'y' });
    await expect(finish(FIELDS, other)).rejects.toThrow('The signature is not NICE’s');
    await expect(finish(FIELDS, { ...KEYS, key: other.key, iv: other.iv })).rejects.toThrow(IdentityRejected);
    const garbage = { encData: 'AAAA', integrity: signNice('AAAA', KEYS) };
    const answer = { uniqueVal: '0123456789abcdef', secrets, ...garbage };
    await expect(nice.finish(answer)).rejects.toThrow(IdentityRejected);
  });
});
