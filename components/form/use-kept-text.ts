'use client';

import { z } from 'zod';
import { useKeptTyping, type KeptTyping, type KeptTypingOptions } from './use-kept-typing';

interface KeptTextOptions extends Pick<KeptTypingOptions<string>, 'form' | 'owner'> {
  /** The present text. */
  text: string;
  setText: (text: string) => void;
  /** The saved text. */
  saved?: string;
}

/** `useKeptTyping` for one text in a state of React. */
export function useKeptText({ text, setText, saved = '', ...rest }: KeptTextOptions): KeptTyping {
  return useKeptTyping({
    ...rest,
    schema: z.string(),
    read: () => (text === saved ? null : text),
    restore: setText,
    empty: () => setText(saved),
  });
}
