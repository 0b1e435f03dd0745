import { createHash } from 'node:crypto';
import type { ArticleType } from '@/lib/contracts/article';
import { addDays, momentInSeoul } from '@/lib/date/seoul';
import type { SeedData } from './data';

/** The data that all parts of the seed use. */
export interface SeedContext {
  data: SeedData;
  /** The day of seeding in Seoul. */
  today: string;
  /** The image that an asset became. */
  imageIds: ReadonlyMap<string, string>;
  videoIds: ReadonlyMap<string, string>;
}

/** The uuid of a name. It is the same in every database, so that links into the demo content stay valid. */
export function uuidOf(...names: (string | number)[]): string {
  const hex = createHash('sha256').update(`gyeol/${names.join('/')}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join(
    '-',
  );
}

export const artistUuid = (key: string): string => uuidOf('artist', key);
export const accountUuid = (accountId: string): string => uuidOf('account', accountId);
/** Of an artwork by its artist's key in the demo content, `a01`, and its number, from 1. */
export const artworkUuid = (artist: string, index: number | string): string => uuidOf('artwork', artist, index);
export const articleUuid = (type: ArticleType, index: number): string => uuidOf('article', type, index);

/** The page address of an artist: the demo account's ID, or the English name in small letters. */
export function userAccountIdOf(data: SeedData, key: string): string {
  const demo = data.accounts.find((account) => account.artist === key);
  if (demo !== undefined) return demo.accountId;
  return required(data.artists.find((artist) => artist.key === key), `artist ${key}`)
    .nameEn.toLowerCase()
    .replace(/[^a-z]/g, '');
}

export function dayFrom(context: SeedContext, offset: number): string {
  return addDays(context.today, offset);
}

/** A time of the day that is `offset` days after the day of seeding. */
export function momentFrom(context: SeedContext, offset: number, time = '00:00'): Date {
  return momentInSeoul(dayFrom(context, offset), time);
}

export function imageOf(context: SeedContext, asset: string): string {
  return required(context.imageIds.get(asset), asset);
}

export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The seed data lacks ${name}`);
  return value;
}
