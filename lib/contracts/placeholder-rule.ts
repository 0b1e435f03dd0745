import type { z } from 'zod';
import { placeholderList, unknownPlaceholders } from '@/lib/format/placeholders';
import * as formMessages from '@/lib/messages/form';

/** A check of a text that is mailed: every `{word}` in it is one that the mail fills in. */
export const placeholderRule =
  (words: readonly string[]) =>
  (text: string, context: z.RefinementCtx): void => {
    const unknown = unknownPlaceholders(text, words);
    if (unknown.length === 0) return;
    const message = formMessages.unknownPlaceholders(unknown.join(', '), placeholderList(words));
    context.addIssue({ code: 'custom', message });
  };
