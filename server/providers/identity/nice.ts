import { z } from 'zod';
import { IdentityRejected } from './identity';
import type { IdentityProvider } from './identity';
import {
  decodeEucKr,
  decryptNice,
  deriveNiceKeys,
  encryptNice,
  isSignedByNice,
  signNice,
} from './nice-crypto';
import { readNiceResult } from './nice-result';
import { createNiceTokens } from './nice-tokens';
import type { NiceAccess } from './nice-tokens';

export interface NiceOptions extends NiceAccess {
  /** Kept with each verification. */
  name: string;
  /** The address that the popup's form is posted to. */
  formUrl: string;
}

/** The secrets that read an answer. */
const secretsSchema = z.object({
  key: z.string(),
  iv: z.string(),
  hmacKey: z.string(),
  siteCode: z.string(),
});

/**
 * NICE's verification by encrypted form (표준창). Each request has keys of its own, derived from a crypto token. The answer
 * comes through the browser, is signed with these keys, and names its request.
 */
export function createNiceIdentity(options: NiceOptions): IdentityProvider {
  const tokens = createNiceTokens(options);

  return {
    name: options.name,

    async start({ uniqueVal, returnUrl, isPopup = true }) {
      const token = await tokens.getCryptoToken(uniqueVal);
      const keys = deriveNiceKeys(token);
      const encData = encryptNice(
        JSON.stringify({
          requestno: uniqueVal,
          returnurl: returnUrl,
          sitecode: token.siteCode,
          authtype: 'M',
          methodtype: 'get',
          popupyn: isPopup ? 'Y' : 'N',
        }),
        keys,
      );
      return {
        form: {
          actionUrl: options.formUrl,
          tokenVersionId: token.tokenVersionId,
          encData,
          integrity: signNice(encData, keys),
        },
        secrets: { ...keys, siteCode: token.siteCode },
      };
    },

    async finish({ uniqueVal, secrets, encData, integrity }) {
      const { siteCode, ...keys } = secretsSchema.parse(secrets);
      if (!isSignedByNice(encData, integrity, keys))
        throw new IdentityRejected('The signature is not NICE’s');
      let text: string;
      try {
        text = decodeEucKr(decryptNice(encData, keys));
      } catch (cause) {
        throw new IdentityRejected('The answer can’t be read', { cause });
      }
      return readNiceResult(text, { requestNo: uniqueVal, siteCode });
    },
  };
}
