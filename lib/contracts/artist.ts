import { z } from 'zod';
import { keysOf } from '@/lib/keys-of';
import { EXPERIENCE_TYPE_LABELS } from '@/lib/profile/rows';
import { artworkCardSchema, genreSchema } from './artwork';
import { imageSchema } from './image';
import { likeTypeSchema } from './like';
import { rowSchema } from './profile-rows';

export const EXPERIENCE_TYPES = keysOf(EXPERIENCE_TYPE_LABELS);

export const experienceSchema = rowSchema('experiences');
export type Experience = z.infer<typeof experienceSchema>;
export const educationSchema = rowSchema('educations');
export type Education = z.infer<typeof educationSchema>;
export const awardSchema = rowSchema('awards');
export type Award = z.infer<typeof awardSchema>;
export const collectionSchema = rowSchema('collections');
export type Collection = z.infer<typeof collectionSchema>;
export const interviewSchema = rowSchema('interviews');
export type Interview = z.infer<typeof interviewSchema>;

/** An artist in a list (`GET /v2/artists`, `GET /v1/home`). At least one of the names is there. */
export const artistCardSchema = z.object({
  id: z.int().positive(),
  uuid: z.uuid(),
  userAccountId: z.string(),
  nameKo: z.string().nullable(),
  nameEn: z.string().nullable(),
  introduction: z.string().nullable(),
  badge: z.string().nullable(),
  activityGenreTypes: z.array(genreSchema),
  activityGenreEtc: z.string().nullable(),
  imageUrl: z.string(),
  image: imageSchema,
  isLike: z.boolean(),
  likeType: likeTypeSchema,
});
export type ArtistCard = z.infer<typeof artistCardSchema>;

/** How many public artists work in a genre (`GET /v1/contents/artists/genres`, P-171). */
export const genreCountSchema = z.object({ genre: genreSchema, artistCount: z.int().positive() });
export type GenreCount = z.infer<typeof genreCountSchema>;

/** The special article that tells of this artist, shown as a banner on the artist's page. */
export const artistArticleSpecialSchema = z.object({
  articleSpecialUuid: z.uuid(),
  number: z.int().nullable(),
  title: z.string(),
  message: z.string().nullable(),
  imageUrl: z.string(),
  image: imageSchema,
});

/** `GET /v2/artists/{userAccountId}` (P-61 to P-64). Lists newest year first. */
export const artistDetailSchema = artistCardSchema.extend({
  domesticArea: z.string().nullable(),
  overseasArea: z.string().nullable(),
  experiences: z.array(experienceSchema),
  educations: z.array(educationSchema),
  awards: z.array(awardSchema),
  collections: z.array(collectionSchema),
  interviews: z.array(interviewSchema),
  videoLink: z.string().nullable(),
  artistNote: z.string().nullable(),
  artistArticleSpecial: artistArticleSpecialSchema.nullable(),
  /** Whether AI may use what the page says (P-205). */
  allowsAi: z.boolean(),
  artworkCount: z.int().min(0),
  followerCount: z.int().min(0),
});
export type ArtistDetail = z.infer<typeof artistDetailSchema>;

/** An 'artist of the month' row of the home page. */
export const homeArtistSchema = artistCardSchema.extend({ artWorks: z.array(artworkCardSchema) });
export type HomeArtist = z.infer<typeof homeArtistSchema>;
