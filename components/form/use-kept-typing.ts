'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { askConfirm } from '@/components/ui/alert-store';
import { useUnloadGuard } from '@/components/ui/use-unsaved-guard';
import { filesHeld, forgetKept, holdFiles, keptKey, readKept, storeKept } from '@/lib/browser/kept-typing';
import { SESSION_END } from '@/lib/browser/session-change';
import * as formLimits from '@/lib/limits/form';
import * as formMessages from '@/lib/messages/form';
import { compareOlder, originOf, withOwn, type KeptVersions, type Origin } from './kept-versions';

export interface KeptTypingOptions<Kept, Values = object> {
  /** Names the form and the record that is edited. */
  form: string;
  /** The account that owns the text; no other account gets it. '' for a guest, null while it is unknown. */
  owner: string | null;
  /** Given for a record with a version: text typed over an older version is compared with the newest one. */
  versions?: KeptVersions<Values> | undefined;
  /** Checks what comes from the storage. */
  schema: z.ZodType<Kept>;
  /** What was typed and isn't saved; null for nothing. */
  read: () => Kept | null;
  /** Puts the kept values into the form. */
  restore: (kept: Kept) => void;
  /** Resets the form to the saved values. */
  empty: () => void;
  /** Calls back when a field changes without a render. @returns the function that ends it */
  subscribe?: (onChange: () => void) => () => void;
  /** The chosen files. They are restored while the document lasts. */
  files?: { read: () => readonly File[]; restore: (files: readonly File[]) => void } | undefined;
  /** The number of chosen files, if they can't be restored. */
  countFiles?: (() => number) | undefined;
}

/** What the note of a form says about what was put back. */
interface Restored {
  lacksFiles: boolean;
}

export interface KeptTyping {
  /** The unsaved values that were restored into the form; null for none. */
  restored: Restored | null;
  /** Asks, and resets the form to the saved values. */
  discard: () => void;
  /** Compares restored values with a newer saved version. */
  compare: (origin: Origin, typed: object) => void;
  /** Stops keeping the present values, because they were saved or discarded. Later changes are kept. */
  forget: () => void;
}

/**
 * Keeps what is typed and isn't saved in the tab's storage, and puts it back when the same account opens the same form
 * again: after a reload, a step back, a closed dialog, an ended session. It writes after a pause, and at once when a field is
 * left, the tab is hidden, the session ends or the form is closed. The browser asks before the document is left: its tab may
 * be closed, and chosen files go with it.
 */
export function useKeptTyping<Kept, Values = object>(options: KeptTypingOptions<Kept, Values>): KeptTyping {
  const { form, owner, subscribe } = options;
  const key = owner === null ? null : keptKey(form, owner);
  const [restored, setRestored] = useState<Restored | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const [hasUnsaved, setUnsaved] = useState(false);
  useUnloadGuard(hasUnsaved);
  /** The saved or discarded values, as JSON: while the form holds them, there is nothing to keep. */
  const settled = useRef<string | null>(null);
  const origin = useRef<Origin | null>(null);
  /** The number of files chosen before a reload, until some are chosen again. */
  const missing = useRef(0);
  /** Whether restored values aren't rendered yet, so that `read` may not return them. */
  const isRestoring = useRef(false);

  const look = () => {
    const typed = withOwn(options.read(), options.versions);
    const held = options.files?.read() ?? [];
    const files = held.length + (options.countFiles?.() ?? 0);
    return { typed, held, files, text: JSON.stringify([typed, files]) };
  };

  const drop = (of: string | null) => {
    origin.current = null;
    missing.current = 0;
    if (of !== null) forgetKept(of);
    setRestored(null);
  };

  const write = useEffectEvent((of: string | null, isOpen: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (of === null || isRestoring.current) return;
    const { typed, held, files, text } = look();
    if (text === settled.current) return drop(of);
    settled.current = null;
    if (typed === null) return drop(of);
    origin.current ??= originOf(options.versions);
    if (files > 0) missing.current = 0;
    holdFiles(of, held);
    const taken = options.versions?.conflict.taken ?? [];
    storeKept(of, { ...origin.current, typed, taken, files: files || missing.current, isOpen });
  });

  const catchUp = useEffectEvent((kept: Kept, taken: readonly string[]) => {
    const { versions, schema } = options;
    if (versions !== undefined) compareOlder(versions, schema, origin.current, { kept, taken });
  });

  const open = useEffectEvent((of: string) => {
    const kept = readKept(of);
    if (kept === null) return;
    const typed = options.schema.safeParse(kept.typed);
    if (!typed.success) return forgetKept(of);
    const files = filesHeld(of);
    origin.current = kept;
    missing.current = kept.files > files.length ? kept.files : 0;
    isRestoring.current = true;
    options.restore(typed.data);
    if (files.length > 0) options.files?.restore(files);
    // The note is rendered after the form.
    void Promise.resolve().then(() => {
      catchUp(typed.data, kept.taken);
      setRestored({ lacksFiles: missing.current > 0 });
    });
  });

  const touch = useEffectEvent(() => {
    const { typed, files, text } = look();
    setUnsaved(text !== settled.current && (typed !== null || files > 0));
    timer.current ??= window.setTimeout(() => write(key, true), formLimits.keepTypedMs);
  });

  useEffect(() => {
    if (restored !== null) isRestoring.current = false;
  }, [restored]);

  useEffect(() => {
    if (key === null) return;
    open(key);
    const end = new AbortController();
    const { signal } = end;
    const flush = () => write(key, true);
    window.addEventListener(SESSION_END, flush, { signal });
    window.addEventListener('pagehide', flush, { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? flush() : undefined), { signal });
    document.addEventListener('focusout', flush, { signal });
    return () => {
      end.abort();
      write(key, false);
    };
  }, [key]);

  useEffect(() => subscribe?.(() => touch()), [subscribe]);
  // Typing into a controlled field renders the form.
  useEffect(() => touch());

  /** Runs when the record was reloaded while text is typed. A form that compares by itself has begun to by then. */
  const follow = useEffectEvent(() => {
    const { typed, text } = look();
    if (typed !== null && text !== settled.current && !isRestoring.current) catchUp(typed, []);
  });
  const version = options.versions?.version;
  useEffect(() => queueMicrotask(() => follow()), [version]);

  const forget = () => {
    settled.current = look().text;
    setUnsaved(false);
    drop(key);
  };

  const discard = async () => {
    const isSure = await askConfirm(formMessages.discardTyped, {
      confirmLabel: '버리기',
      isDestructive: true,
    });
    if (!isSure) return;
    options.versions?.conflict.clear();
    options.empty();
    drop(key);
  };

  const compare = (begun: Origin, typed: object) => {
    const { versions, schema } = options;
    if (versions !== undefined) compareOlder(versions, schema, begun, { kept: typed as Kept, taken: [] });
  };

  return { restored, discard: () => void discard(), compare, forget };
}
