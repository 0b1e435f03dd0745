import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The keys of one verification, as ASCII texts. */
export interface NiceKeys {
  /** 16 characters. */
  key: string;
  /** 16 characters. */
  iv: string;
  /** 32 characters. */
  hmacKey: string;
}

/** The parts of a crypto token and its request that the keys are derived from. */
export interface NiceKeyMaterial {
  /** The time of the request as yyyyMMddHHmmss. */
  requestedAt: string;
  requestNo: string;
  tokenValue: string;
}

/** The keys that both sides derive from a crypto token. */
export function deriveNiceKeys({ requestedAt, requestNo, tokenValue }: NiceKeyMaterial): NiceKeys {
  const text = createHash('sha256')
    .update(requestedAt + requestNo + tokenValue)
    .digest('base64');
  return { key: text.slice(0, 16), iv: text.slice(-16), hmacKey: text.slice(0, 32) };
}

/** `enc_data`: the text in AES-128-CBC with PKCS#5 padding, as base64. */
export function encryptNice(plain: string | Uint8Array, { key, iv }: NiceKeys): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const bytes = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
  return Buffer.concat([cipher.update(bytes), cipher.final()]).toString('base64');
}

/** The bytes of `enc_data`. @throws Error where it isn't encrypted with these keys */
export function decryptNice(encData: string, { key, iv }: NiceKeys): Buffer {
  const cipher = createDecipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(Buffer.from(encData, 'base64')), cipher.final()]);
}

/** `integrity_value`: HMAC-SHA-256 of `enc_data`, as base64. */
export function signNice(encData: string, { hmacKey }: NiceKeys): string {
  return createHmac('sha256', hmacKey).update(encData).digest('base64');
}

/** Whether `integrity` is the signature of `encData`. The comparison takes constant time. */
export function isSignedByNice(encData: string, integrity: string, keys: NiceKeys): boolean {
  const expected = Buffer.from(signNice(encData, keys));
  const given = Buffer.from(integrity);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

/** The text of EUC-KR bytes, which NICE writes. @throws TypeError for other bytes */
export function decodeEucKr(bytes: Uint8Array): string {
  return new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
}
