import { z } from 'zod';

/** The most artworks, and the most artists, in the list: robots.txt has a line for each, and crawlers read 500 KiB of it (RFC 9309). */
export const AI_PERMISSIONS_MAX = 2000;

/** `GET /v1/contents/ai-permissions`: the paths that AI agents may read. One that ends with `/` names everything below it. */
export const aiPermissionsSchema = z.object({ paths: z.array(z.string().startsWith('/')) });
