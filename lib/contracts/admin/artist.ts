import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { adminArtistList } from '@/lib/lists/admin-lists';
import { pageSchema } from '@/lib/contracts/envelope';
import { imageSchema } from '@/lib/contracts/image';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { asItIs, optionalLine } from '@/lib/contracts/text';

/** An artist as operators see the public profile, which a badge stands on (O-96). */
export const adminArtistSchema = z.object({
  id: z.int().positive(),
  userAccountId: z.string(),
  nameKo: z.string().nullable(),
  nameEn: z.string().nullable(),
  image: imageSchema,
  badge: z.string().nullable(),
  isPublic: z.boolean(),
  artworkCount: z.int().min(0),
  likeCount: z.int().min(0),
  createdAt: z.iso.datetime({ offset: true }),
});
export type AdminArtist = z.infer<typeof adminArtistSchema>;
export const adminArtistPageSchema = pageSchema(adminArtistSchema);
export const adminArtistQuerySchema = listQuerySchema(adminArtistList);

/** Body of `PUT /v1/admin/artists/{id}/badge`. */
export const badgeSchema = z.object({
  badge: optionalLine(adminLimits.badgeMax),
  /** The badge that the operator saw: where it is another one by now, the second of two operators is refused. */
  seen: asItIs('kept', 1000).nullable(),
});
