import { z } from 'zod';
import { BESIDE_CONTRACT } from '@/components/form/form-checks';
import { studioProfileFormSchema } from '@/lib/contracts/studio-profile';
import * as studioMessages from '@/lib/messages/studio';
import type { ChosenPhoto } from './profile-values';

/** The contract's checks, and that there is a photo, which is sent beside the body. */
export const profileFormSchema = z
  .intersection(
    studioProfileFormSchema,
    z.object({ photo: z.custom<ChosenPhoto>().nullable(), hasPhoto: z.boolean() }),
  )
  .superRefine(({ photo, hasPhoto }, context) => {
    if (photo === null && !hasPhoto)
      context.addIssue({ code: 'custom', path: ['photo'], message: studioMessages.photoRequired });
  }, BESIDE_CONTRACT);
