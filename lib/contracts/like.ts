import { z } from 'zod';

/** `ARTIST_ARTWORK` is the search index's name for `ART_WORK` and accepted as its alias. */
export const LIKE_TYPES = ['ARTIST', 'ART_WORK', 'SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const;
export const likeTypeSchema = z.enum(LIKE_TYPES);
export type LikeType = z.infer<typeof likeTypeSchema>;

/** A type as callers send it, under either name. */
export const sentLikeTypeSchema = z
  .enum([...LIKE_TYPES, 'ARTIST_ARTWORK'])
  .transform((type): LikeType => (type === 'ARTIST_ARTWORK' ? 'ART_WORK' : type));

/** Body of `POST` and `DELETE /v1/users/me/likes`. */
export const likeRequestSchema = z.object({ type: sentLikeTypeSchema, uuid: z.uuid() });

/** Answer of both: whether the caller likes the target now, and how many like it. */
export const likeResultSchema = z.object({ isLike: z.boolean(), likeCount: z.int().min(0) });

/** Answer of `GET /v1/users/me/likes/states?uuids=`: those of the uuids that the caller likes. */
export const likeStatesSchema = z.object({ liked: z.array(z.uuid()) });
