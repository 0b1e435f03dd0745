import { z } from 'zod';

/**
 * The fields that the files in `data/` share. Artists are named by `key`, articles by their type and their 1-based `index`,
 * pictures by their path in `assets/`, days by their distance from the day of seeding.
 */
export const artistKey = z.string().regex(/^a\d\d$/);
export const asset = z.string().regex(/^(works|portraits|rooms|banners|editors)\/[\w-]+\.(webp|mp4)$/);
export const day = z.int().min(-4000).max(4000);
export const text = z.string().min(1);
export const keysOf = <Key extends string>(labels: Record<Key, string>) => z.enum(Object.keys(labels) as [Key, ...Key[]]);
