import { type z } from 'zod';
import {
  writtenArticleSchema,
  type AdminArticle,
  type articleUpdateSchema,
} from '@/lib/contracts/admin/article';

/** What the form of an article holds. */
export type ArticleValues = z.input<typeof articleUpdateSchema>;

export const TEXT_FIELDS = writtenArticleSchema.keyof().options;

/** An article as its form begins. */
export function valuesOf(article: AdminArticle): ArticleValues {
  return { ...writtenArticleSchema.parse(article), version: article.version };
}

/** What was typed and isn't saved, as a tab keeps it when the session ends. */
export const keptArticleSchema = writtenArticleSchema.partial();
