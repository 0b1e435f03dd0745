import {
  decodeEucKr,
  decryptNice,
  deriveNiceKeys,
  encryptNice,
  isSignedByNice,
  signNice,
} from './nice-crypto';

/**
 * Known answers, made with openssl and iconv alone:
 *   S=$(printf '%s' "$REQ_DTIM$REQ_NO$TOKEN_VAL" | openssl dgst -sha256 -binary | base64 -w0)
 *   KEY=${S:0:16} IV=${S: -16} HMAC_KEY=${S:0:32}
 *   printf '%s' "$PLAIN" | openssl enc -aes-128-cbc -K $(hex $KEY) -iv $(hex $IV) -a -A
 *   printf '%s' "$ENC_DATA" | openssl dgst -sha256 -hmac "$HMAC_KEY" -binary | base64 -w0
 * The answer goes through `iconv -f utf-8 -t euc-kr` before it is encrypted.
 */
const MATERIAL = {
  requestedAt: '20260102030405',
  requestNo: '0123456789abcdef0123456789abcd',
  tokenValue: 'Vd2S7pKwXh0uYQ3zT1mJk9cRb8nLf5gA',
};
const KEYS = {
  key: 'z4CyWJ8T8TuYERaL',
  iv: '4CngQMUefBpYmYw=',
  hmacKey: 'z4CyWJ8T8TuYERaLBq7zZHG2qh/o4Cng',
};
const REQUEST = {
  plain:
    '{"requestno":"0123456789abcdef0123456789abcd","returnurl":"https://gyeol.example/auth/verifyResult","sitecode":"GY001"}',
  encData:
    'k+sJju94c1iYo7REktCQUlMwIc4zvnwDXvRqkkzCGKJV+ddBcxsnsrh4aQ0Jm/9o9lSl4bsyqg8bGLt8IPw6CxzyvbLOtKdQ59eLYZq7kxqGGTNwdben0tr04AcFrlBdGv01Z2pAK5oQ/q98eBjhER+T7Ck052k8B7ZhhuRmGqU=',
  integrity: 'UwPhlzBJsBujHb9wd/LuL0tWAy+wfM3Cv2thb1wVQXw=',
};
const ANSWER = {
  plain:
    '{"resultcode":"0000","requestno":"0123456789abcdef0123456789abcd","responseno":"RES0001","authtype":"M","name":"김하루","utf8_name":"%EA%B9%80%ED%95%98%EB%A3%A8","birthdate":"19940312","gender":"0","nationalinfo":"0","mobileco":"1","mobileno":"01012345678","di":"MC0GCCqGSIb3DQIJAyEA3Q6vQ0bRk1r2m8VdT5xJpL9nZ4sHc7fWgYuE1iKoAbM=","sitecode":"GY001"}',
  encData:
    'v/EaHCXVZ8QKV7mNcNIScTv4BrZCjTZ0cMg6LK31VcxDTM7I+6t0VERrR+D9g5+oNHpzZsV6t/C8KsFxvQtkfkw0dZAziQM/wMkg5Vi6df1Pc0IOVbh5vmJNAfLEJkhnAjzZ9o0iA+/mpoC0J9W7j30sEUSWieemdCTCefDmNoRDBAkPRvx+FvHfQ7konG6P4jfY009m0jemhebFThIWM11As4DJy+5QPcIDAHs4XKsyTLNJdo9nrG9YQIaMxp8ZYlN5ufE7a+tucc8pqtCnzvZMwGAY3K0qWma8nzmOwbSUsOEjGKKCWzLaU/1d23ArLpqSh1Do0jlsL/x48HnJHmixCTPTi139OM8y/MrS/KQ6fQzmzgYQvqvK8++J6l6p1tzvWMKSlUp+QauLqj9A5z+qBEfdo5mxRSDa06yogG0lvAUU2h3GVNxDM8a95Oeue2Br6upmSHhO+EH8bioNlQ==',
  integrity: 'yYtiSsHHS5vSM27+rZsr25RKkXC1Eneu5E4ERkAlcgs=',
};

it('derives the keys of the recorded crypto token', () => {
  expect(deriveNiceKeys(MATERIAL)).toEqual(KEYS);
});

it('encrypts and signs a request as recorded', () => {
  expect(encryptNice(REQUEST.plain, KEYS)).toBe(REQUEST.encData);
  expect(signNice(REQUEST.encData, KEYS)).toBe(REQUEST.integrity);
});

it('reads a recorded answer, written in EUC-KR', () => {
  expect(isSignedByNice(ANSWER.encData, ANSWER.integrity, KEYS)).toBe(true);
  expect(decodeEucKr(decryptNice(ANSWER.encData, KEYS))).toBe(ANSWER.plain);
});

it('tells every other signature from the right one', () => {
  const { encData, integrity } = ANSWER;
  for (const other of [
    '',
    'A',
    `${integrity}=`,
    integrity.toLowerCase(),
    REQUEST.integrity,
    '김'.repeat(44),
  ]) {
    expect(isSignedByNice(encData, other, KEYS)).toBe(false);
  }
  expect(isSignedByNice(`${encData} `, integrity, KEYS)).toBe(false);
  expect(isSignedByNice(encData, integrity, { ...KEYS, hmacKey: 'z'.repeat(32) })).toBe(false);
});

it('throws at what it cannot read', () => {
  expect(() => decryptNice('no base64 of whole blocks', KEYS)).toThrow();
  expect(() => decodeEucKr(Buffer.from([0xb0, 0x20]))).toThrow('not valid');
});
