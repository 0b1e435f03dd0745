import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { createStore } from '@/lib/browser/store';
import type { FieldError } from '@/lib/contracts/envelope';
import type { ArtworkDraft, DraftChange, DraftFields } from '@/lib/contracts/studio-draft';

/** A draft as its row shows it. */
export interface DraftEntry {
  draft: ArtworkDraft;
  /** What was typed and isn't saved yet. */
  unsaved: DraftChange;
  isSaving: boolean;
  /** Why the last save failed; null after a good one. */
  failure: string | null;
  /** What the draft lacks to be published, by the last try. */
  faults: readonly FieldError[];
}

interface DraftBookOptions {
  drafts: readonly ArtworkDraft[];
  save: (draft: ArtworkDraft, fields: DraftChange) => Promise<ArtworkDraft>;
  /** Loads all drafts again. */
  reload: () => Promise<readonly ArtworkDraft[]>;
  /** Hears of a failure that is nobody's row: an ended session, drafts that changed elsewhere. */
  onFailure: (failure: unknown) => void;
}

/** The fields of a draft as they are shown. */
export function fieldsOf({ draft, unsaved }: DraftEntry): DraftFields {
  return { ...draft.fields, ...unsaved };
}

/**
 * Drafts that save themselves: every field when it is left, one save of a draft at a time, so that each names the version of
 * the one before. What fails stays and is sent with the next change, or when it is retried.
 */
export function createDraftBook({ drafts, save, reload, onFailure }: DraftBookOptions) {
  const entryOf = (draft: ArtworkDraft): DraftEntry => ({
    draft,
    unsaved: {},
    isSaving: false,
    failure: null,
    faults: [],
  });
  const store = createStore<readonly DraftEntry[]>(drafts.map(entryOf));
  const find = (uuid: string) => store.get().find(({ draft }) => draft.uuid === uuid);
  const change = (uuid: string, part: Partial<DraftEntry>) =>
    store.set(store.get().map((entry) => (entry.draft.uuid === uuid ? { ...entry, ...part } : entry)));

  /** Saves that are under way. */
  const running = new Set<Promise<void>>();

  function begin(uuid: string): void {
    const saving = saveNow(uuid).finally(() => running.delete(saving));
    running.add(saving);
  }

  async function saveNow(uuid: string): Promise<void> {
    const entry = find(uuid);
    if (entry === undefined || entry.isSaving || Object.keys(entry.unsaved).length === 0) return;
    const sent = entry.unsaved;
    change(uuid, { isSaving: true, failure: null });
    try {
      const draft = await save(entry.draft, sent);
      change(uuid, { draft, unsaved: laterThan(sent, find(uuid)?.unsaved ?? {}), isSaving: false });
      await saveNow(uuid);
    } catch (failure) {
      change(uuid, { isSaving: false, failure: failureMessage(failure) });
      if (failure instanceof ApiFailure && failure.code === 'ARTWORK_STALE') await catchUp();
      else onFailure(failure);
    }
  }

  /** Takes what was saved elsewhere. What was typed here and not saved stays. */
  async function catchUp(): Promise<void> {
    try {
      replace(await reload());
    } catch (failure) {
      onFailure(failure);
    }
  }

  function replace(latest: readonly ArtworkDraft[]): void {
    store.set(latest.map((draft) => ({ ...(find(draft.uuid) ?? entryOf(draft)), draft })));
  }

  return {
    store,
    /** Adds a draft, or takes the newer one of the same image. */
    add(draft: ArtworkDraft): void {
      if (find(draft.uuid) === undefined) store.set([...store.get(), entryOf(draft)]);
      else change(draft.uuid, { draft });
    },
    edit(uuid: string, fields: DraftChange): void {
      const entry = find(uuid);
      if (entry === undefined) return;
      const edited = new Set(Object.keys(fields));
      const faults = entry.faults.filter(({ field }) => !edited.has(field));
      change(uuid, { unsaved: { ...entry.unsaved, ...fields }, faults });
      begin(uuid);
    },
    retry: begin,
    /** Waits until everything that was typed is saved, or has failed to be. */
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
    remove: (uuids: ReadonlySet<string>): void =>
      store.set(store.get().filter(({ draft }) => !uuids.has(draft.uuid))),
    refuse: (uuid: string, faults: readonly FieldError[]): void => change(uuid, { faults }),
    replace,
    catchUp,
  };
}

/** What was typed while a save was under way: fields that hold something else by now. */
function laterThan(sent: DraftChange, now: DraftChange): DraftChange {
  const later = Object.entries(now).filter(([name, value]) => sent[name as keyof DraftChange] !== value);
  return Object.fromEntries(later);
}
