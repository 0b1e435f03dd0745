import { z } from 'zod';

/** Every answer of the API: success carries `data`, failure `errors`. */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

export const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(fieldErrorSchema),
});
export type Failure = z.infer<typeof failureSchema>;

export function successSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal('SUCCESS'), message: z.null(), data });
}

/** One page of a list; `pageNumber` counts from 0. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    pageable: z.object({ pageNumber: z.int().min(0), pageSize: z.int().min(1) }),
    totalElements: z.int().min(0),
    totalPages: z.int().min(0),
  });
}

export interface Page<Item> {
  content: Item[];
  pageable: { pageNumber: number; pageSize: number };
  totalElements: number;
  totalPages: number;
}
