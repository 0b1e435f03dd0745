import { z } from 'zod';
import { artistInterestSchema, userInterestSchema } from '@/lib/contracts/signup';

/**
 * The fields that signup and My Page share, as a tab may keep them half typed. The contract's rules don't
 * hold yet; what a person or an older version has changed in the tab's storage is refused.
 */
export const sharedTypedFields = {
  email: z.string(),
  zoneCode: z.string(),
  address: z.string(),
  addressDetail: z.string(),
  buildingName: z.string().nullable(),
  artistInterests: z.array(artistInterestSchema),
  artistInterestEtc: z.string().nullable(),
  userInterests: z.array(userInterestSchema),
  userInterestEtc: z.string().nullable(),
  agreeBusinessEmail: z.boolean(),
  agreeBusinessSms: z.boolean(),
  agreeMarketingEmail: z.boolean(),
  agreeMarketingSms: z.boolean(),
};
