'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { useUnloadGuard } from '@/components/ui/dialog/use-unsaved-guard';
import {
  filesHeld,
  forgetKept,
  holdFiles,
  keptKey,
  NONE_DECIDED,
  readKept,
  storeKept,
  takeFromGuest,
  type Version,
} from '@/lib/browser/kept-typing';
import { SESSION_END } from '@/lib/browser/session-change';
import * as formLimits from '@/lib/limits/form';
import * as formMessages from '@/lib/messages/form';
import { compareOlder, originOf, withOwn, type KeptVersions, type Origin, type Typed } from './kept-versions';

export interface KeptTypingOptions<Kept, Values = object> {
  /** Names the form and the record that is edited. */
  form: string;
  /** The account that owns the text; no other account gets it. '' for a guest, null while it is unknown. */
  owner: string | null;
  /** Whether a guest may type into the form: after the login the text is the account's. */
  takesGuests?: boolean | undefined;
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
  /** Stops keeping the present values and ends a conflict: they were saved or discarded. Later changes are kept. */
  forget: () => void;
}

/**
 * Keeps what is typed and isn't saved in the tab's storage, and puts it back when the same account opens the same form
 * again: after a reload, a step back, a closed dialog, an ended session. It writes after a pause, and at once when a field is
 * left, the tab is hidden, the session ends or the form is closed. The browser asks before the document is left: its tab may
 * be closed, and chosen files go with it.
 */
export function useKeptTyping<Kept, Values = object>(options: KeptTypingOptions<Kept, Values>): KeptTyping {
  const { form, subscribe } = options;
  // The form's text is of the account that it was opened by, also where the page has caught up with another login.
  const [owner, setOwner] = useState(options.owner);
  if (owner === null && options.owner !== null) setOwner(options.owner);
  const key = owner === null ? null : keptKey(form, owner);
  const [restored, setRestored] = useState<Restored | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const [hasUnsaved, setUnsaved] = useState(false);
  useUnloadGuard(hasUnsaved);
  /** The saved or discarded values, as JSON: while the form holds them, there is nothing to keep. */
  const settled = useRef<readonly string[]>([]);
  const origin = useRef<Origin | null>(null);
  /** The version that the last save replaced: the form isn't rendered with its own one yet. */
  const savedOver = useRef<Version | undefined>(undefined);
  /** The number of files chosen before a reload, until some are chosen again. */
  const missing = useRef(0);
  /** Whether restored values aren't rendered yet, so that `read` may not return them. */
  const isRestoring = useRef(false);

  const look = () => {
    const shown = options.read();
    const typed = withOwn(shown, options.versions);
    const held = options.files?.read() ?? [];
    const files = held.length + (options.countFiles?.() ?? 0);
    const text = JSON.stringify([typed, files]);
    return { shown, typed, held, files, text, isSettled: settled.current.includes(text) };
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
    const { shown, typed, held, files, isSettled } = look();
    if (isSettled) return drop(of);
    settled.current = [];
    if (typed === null) {
      const begun = origin.current;
      drop(of);
      if (files > 0) origin.current = begun;
      return;
    }
    origin.current ??= originOf(options.versions);
    if (files > 0) missing.current = 0;
    holdFiles(of, held);
    const decided = decidedIn(options.versions);
    storeKept(of, {
      ...{ ...origin.current, typed, ...decided, files: files || missing.current, isOpen },
      shown: decided.taken.length > 0 ? shown : null,
    });
  });

  const catchUp = useEffectEvent((typed: Typed<Kept>, shown: Kept | null) => {
    const { versions, schema, restore } = options;
    if (versions !== undefined) compareOlder(versions, schema, origin.current, typed);
    // A saved text that was chosen may have been edited since.
    if (typed.taken.length > 0 && shown !== null) restore(shown);
  });

  const open = useEffectEvent((of: string) => {
    if (options.takesGuests === true) takeFromGuest(form, owner ?? '');
    const kept = readKept(of);
    if (kept === null) return;
    const typed = options.schema.safeParse(kept.typed);
    if (!typed.success) return forgetKept(of);
    const shown = options.schema.safeParse(kept.shown);
    const files = filesHeld(of);
    origin.current = kept;
    missing.current = kept.files > files.length ? kept.files : 0;
    isRestoring.current = true;
    options.restore(typed.data);
    if (files.length > 0) options.files?.restore(files);
    // The note is rendered after the form.
    void Promise.resolve().then(() => {
      catchUp({ ...kept, kept: typed.data }, shown.success ? shown.data : null);
      setRestored({ lacksFiles: missing.current > 0 });
    });
  });

  const touch = useEffectEvent(() => {
    const { typed, files, text } = look();
    const isSettled = settled.current.includes(text);
    const isAhead = options.versions?.version !== savedOver.current;
    const hasUnsent = typed !== null || files > 0;
    if (hasUnsent && !isSettled && isAhead && !isRestoring.current)
      origin.current ??= originOf(options.versions);
    setUnsaved(!isSettled && hasUnsent);
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
    const { shown, typed, files, isSettled } = look();
    if ((typed === null && files === 0) || isSettled || isRestoring.current) return;
    catchUp({ kept: typed ?? ({} as Kept), ...decidedIn(options.versions) }, shown);
  });
  const version = options.versions?.version;
  useEffect(() => queueMicrotask(() => follow()), [version]);

  const forget = () => {
    const { shown, files, text } = look();
    settled.current = [text, JSON.stringify([shown, files])];
    savedOver.current = options.versions?.version;
    options.versions?.conflict.clear();
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
    if (versions !== undefined)
      compareOlder(versions, schema, begun, { kept: typed as Kept, ...NONE_DECIDED });
  };

  return { restored, discard: () => void discard(), compare, forget };
}

const decidedIn = <Values>(versions: KeptVersions<Values> | undefined): Omit<Typed<unknown>, 'kept'> =>
  versions === undefined
    ? NONE_DECIDED
    : { taken: versions.conflict.taken, touched: versions.conflict.listTouched(versions.saved) };
