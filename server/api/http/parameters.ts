import { z } from 'zod';

/** Parameters of paths. A value that doesn't fit names nothing, so it is answered with 404. */
export const numericIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** The address of an artist's page: the account's login ID, which is known in capitals too. */
export const userAccountIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .overwrite((id) => id.toLowerCase());
