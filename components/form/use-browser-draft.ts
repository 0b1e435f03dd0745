'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useLeaving } from './use-leaving';

interface BrowserDraftOptions<Typed> {
  /** Names the form in the browser's storage. */
  form: string;
  /** The account of the form: no other account gets what was typed. */
  owner: string;
  /** The version of what is edited. A draft keeps the one that it was begun from. */
  version: number;
  /** What is saved in that version, as JSON has it. */
  base: unknown;
  /** Checks what comes from the storage. */
  schema: z.ZodType<Typed>;
  /** Calls back whenever something may have been typed. @returns what ends it */
  subscribe: (onChange: () => void) => () => void;
  /** What was typed and isn't saved; null for nothing. */
  read: () => Typed | null;
  /** Whether the form has got back by other means what was typed: then nothing is offered. */
  isRestored: boolean;
}

/** What was left unsaved when the form was last open. */
export interface BrowserDraft<Typed> {
  version: number;
  /** What was saved in that version. */
  base: unknown;
  savedAt: Date;
  typed: Typed;
}

/** Milliseconds between two writes during typing. */
const WRITE_MS = 1000;

/**
 * Keeps what is being typed in this browser, without files, so that a crash or a closed tab loses at most a second of it.
 * A draft that is found when the form opens is offered; it isn't put into the form by itself. What is typed before
 * the visitor decides is kept with it.
 */
export function useBrowserDraft<Typed extends object>(options: BrowserDraftOptions<Typed>) {
  const { form, owner, subscribe } = options;
  const key = `gyeol-draft-${form}-${owner}`;
  const [readFound] = useState(() => once(() => readDraft(key, options.schema)));
  const found = useBrowserValue(readFound) ?? null;
  const [isDecided, setDecided] = useState(false);
  const offer = isDecided || options.isRestored ? null : found;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const timer = useRef<number | undefined>(undefined);

  const keep = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const typed = options.read();
    if (typed === null) {
      if (offer === null) remove(key);
      return setSavedAt(null);
    }
    const now = new Date();
    const draft = { ...offer?.typed, ...typed };
    const { version, base } = offer ?? options;
    const isKept = store(key, { version, base, savedAt: now, typed: draft });
    setSavedAt(isKept ? now : null);
  };
  const write = useEffectEvent(keep);

  const { isRestored } = options;
  useEffect(() => {
    const begin = () => void (timer.current ??= window.setTimeout(() => write(), WRITE_MS));
    // A text may have been restored before this effect subscribes.
    if (isRestored) begin();
    const unsubscribe = subscribe(begin);
    return () => {
      unsubscribe();
      if (timer.current !== undefined) write();
    };
  }, [key, subscribe, isRestored]);
  useLeaving(() => {
    if (timer.current !== undefined) keep();
  });

  const forget = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    // What is offered still waits for a decision.
    if (offer === null) remove(key);
    else store(key, offer);
    setSavedAt(null);
  };

  return {
    /** A draft that was found and isn't decided about. */
    offer,
    /** When what is typed was last kept; null where nothing is. */
    savedAt,
    /** The offered draft is in the form now, or isn't wanted. Nothing is removed that the form holds. */
    settle: () => {
      setDecided(true);
      const typed = options.read();
      if (typed === null) remove(key);
      else store(key, { version: options.version, base: options.base, savedAt: new Date(), typed });
    },
    /** What was typed is saved. */
    forget,
  };
}

/** Reads on the first call: what is written later was typed in this very form. */
function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => (known ??= { value: read() }).value;
}

const shellSchema = z.object({
  version: z.int(),
  base: z.unknown(),
  savedAt: z.coerce.date(),
  typed: z.unknown(),
});

function readDraft<Typed>(key: string, schema: z.ZodType<Typed>): BrowserDraft<Typed> | null {
  try {
    const found = shellSchema.parse(JSON.parse(window.localStorage.getItem(key) ?? ''));
    return { ...found, typed: schema.parse(found.typed) };
  } catch {
    // There is none, there is no storage, or it has another shape than forms of today.
    return null;
  }
}

/** @returns false where the browser has no storage, or none left */
function store(key: string, draft: object): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without a storage nothing was kept.
  }
}
