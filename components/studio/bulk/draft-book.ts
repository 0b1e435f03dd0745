import type { Side } from '@/components/form/conflict/use-conflict';
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
  /** The own texts of fields that were also changed elsewhere. They need a choice, and `unsaved` has the chosen ones. */
  contested: DraftChange;
  /** What the draft lacks to be published, by the last try. */
  faults: readonly FieldError[];
}

interface DraftBookOptions {
  drafts: readonly ArtworkDraft[];
  save: (draft: ArtworkDraft, fields: DraftChange) => Promise<ArtworkDraft>;
  /** Loads all drafts again. */
  reload: () => Promise<readonly ArtworkDraft[]>;
  /** Called with a failure that belongs to no row: an ended session, drafts that changed elsewhere. */
  onFailure: (failure: unknown) => void;
}

/** The unsaved text of a draft, which a tab keeps. */
export interface KeptDraft {
  /** The saved values of the typed fields. */
  before: DraftChange;
  typed: DraftChange;
  /** The `contested` of its entry. */
  contested: DraftChange;
}

/** The fields of a draft as they are shown. */
export function fieldsOf({ draft, unsaved }: DraftEntry): DraftFields {
  return { ...draft.fields, ...unsaved };
}

/**
 * Drafts that save themselves: every field when it is left, one save of a draft at a time, so that each names the version of
 * the one before. What fails stays and is sent with the next change, when it is retried, or when the network is back.
 */
export function createDraftBook({ drafts, save, reload, onFailure }: DraftBookOptions) {
  const entryOf = (draft: ArtworkDraft): DraftEntry => ({
    draft,
    unsaved: {},
    isSaving: false,
    failure: null,
    contested: {},
    faults: [],
  });
  const store = createStore<readonly DraftEntry[]>(drafts.map(entryOf));
  const find = (uuid: string) => store.get().find(({ draft }) => draft.uuid === uuid);
  const change = (uuid: string, part: Partial<DraftEntry>) =>
    store.set(store.get().map((entry) => (entry.draft.uuid === uuid ? { ...entry, ...part } : entry)));

  /** Drafts whose images were chosen on this page, by uuid. The others are older. */
  const keys = new Map<string, number>();

  /** The text of fields that weren't left yet, by the uuid of the draft. */
  const typing = new Map<string, DraftChange>();

  /** Saves that are under way. */
  const running = new Set<Promise<void>>();

  function begin(uuid: string): void {
    const saving = saveNow(uuid).finally(() => running.delete(saving));
    running.add(saving);
  }

  async function saveNow(uuid: string): Promise<void> {
    const entry = find(uuid);
    if (entry === undefined || entry.isSaving || isEmpty(entry.unsaved) || !isEmpty(entry.contested)) return;
    const sent = entry.unsaved;
    change(uuid, { isSaving: true, failure: null });
    try {
      const draft = await save(entry.draft, sent);
      change(uuid, { draft, unsaved: differing(find(uuid)?.unsaved ?? {}, sent), isSaving: false });
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

  function edit(uuid: string, given: DraftChange): void {
    const entry = find(uuid);
    if (entry === undefined) return;
    typing.set(uuid, differing(typing.get(uuid) ?? {}, given));
    const fields = differing(given, fieldsOf(entry));
    if (isEmpty(fields)) return;
    const edited = new Set(Object.keys(fields));
    const faults = entry.faults.filter(({ field }) => !edited.has(field));
    const contested = Object.entries(fields).filter(([name]) => name in entry.contested);
    change(uuid, {
      unsaved: { ...entry.unsaved, ...fields },
      contested: { ...entry.contested, ...Object.fromEntries(contested) },
      faults,
    });
    begin(uuid);
  }

  function replace(latest: readonly ArtworkDraft[]): void {
    store.set(latest.map((draft) => moved(find(draft.uuid) ?? entryOf(draft), draft)));
  }

  return {
    store,
    /**
     * Adds a draft, or takes the newer one of the same image.
     * @param key counts up in the order in which the images were chosen; they come in any order
     */
    add(draft: ArtworkDraft, key: number): void {
      if (find(draft.uuid) !== undefined) return change(draft.uuid, { draft });
      keys.set(draft.uuid, key);
      const entries = store.get();
      const at = entries.findIndex((entry) => (keys.get(entry.draft.uuid) ?? 0) > key);
      store.set(entries.toSpliced(at === -1 ? entries.length : at, 0, entryOf(draft)));
    },
    /** Notes what is typed into a field that wasn't left yet. */
    type: (uuid: string, fields: DraftChange) => void typing.set(uuid, { ...typing.get(uuid), ...fields }),
    edit,
    /** Chooses one side of a field that was changed here and elsewhere. `retry` saves it. */
    choose(uuid: string, name: keyof DraftFields, side: Side): void {
      const entry = find(uuid);
      if (entry === undefined) return;
      const { [name]: _, ...others } = entry.unsaved;
      const mine = { [name]: entry.contested[name] };
      change(uuid, { unsaved: side === 'mine' ? { ...others, ...mine } : others });
    },
    /** Repeats a failed save, also after a choice between two texts. */
    retry(uuid: string): void {
      change(uuid, { contested: {}, failure: null });
      begin(uuid);
    },
    /** Repeats the failed saves, except those that wait for a choice between two texts. */
    retryFailed(): void {
      for (const { draft, failure } of store.get()) if (failure !== null) begin(draft.uuid);
    },
    /** What isn't saved, by the uuid of its draft; null where all is. */
    unsaved(): Record<string, KeptDraft> | null {
      const kept = store.get().flatMap((entry) => {
        const { draft, contested } = entry;
        const typed = {
          ...entry.unsaved,
          ...differing(typing.get(draft.uuid) ?? {}, fieldsOf(entry)),
        };
        if (isEmpty(typed) && isEmpty(contested)) return [];
        const before = Object.keys(typed).map((name) => [name, draft.fields[name as keyof DraftFields]]);
        return [[draft.uuid, { before: Object.fromEntries(before), typed, contested }]];
      });
      return kept.length === 0 ? null : Object.fromEntries(kept);
    },
    /** Restores the kept text of drafts that still exist, and saves it. */
    putBack(kept: Readonly<Record<string, KeptDraft>>): void {
      for (const entry of store.get()) {
        const { uuid, fields } = entry.draft;
        if (kept[uuid] === undefined) continue;
        const { before, typed, contested } = kept[uuid];
        const draft = { ...entry.draft, fields: { ...fields, ...before } };
        change(
          uuid,
          moved({ ...entry, draft, unsaved: typed, contested: differing(contested, fields) }, entry.draft),
        );
        begin(uuid);
      }
    },
    /**
     * Waits until everything that was typed is saved, also into a field that wasn't left, or has failed to be.
     * @returns the drafts of which all is saved
     */
    async settle(): Promise<ReadonlySet<string>> {
      for (const [uuid, fields] of [...typing]) edit(uuid, fields);
      while (running.size > 0) await Promise.all(running);
      const saved = store.get().filter(({ unsaved, contested }) => isEmpty(unsaved) && isEmpty(contested));
      return new Set(saved.map(({ draft }) => draft.uuid));
    },
    remove: (uuids: ReadonlySet<string>): void =>
      store.set(store.get().filter(({ draft }) => !uuids.has(draft.uuid))),
    refuse: (uuid: string, faults: readonly FieldError[]): void => change(uuid, { faults }),
    replace,
    catchUp,
  };
}

const isEmpty = (fields: DraftChange) => Object.keys(fields).length === 0;

/** Updates an entry to the saved draft. Text that equals the saved one counts as saved. */
function moved(entry: DraftEntry, draft: ArtworkDraft): DraftEntry {
  const unsaved = differing(entry.unsaved, draft.fields);
  const contested = { ...entry.contested, ...contestedOf(entry, draft) };
  return { ...entry, draft, unsaved, contested, failure: isEmpty(unsaved) ? null : entry.failure };
}

/** The unsaved texts of fields that were changed elsewhere since the typing began. */
function contestedOf({ draft: before, unsaved }: DraftEntry, latest: ArtworkDraft): DraftChange {
  const names = Object.entries(unsaved).filter(([name, typed]) => {
    const field = name as keyof DraftFields;
    return latest.fields[field] !== before.fields[field] && latest.fields[field] !== typed;
  });
  return Object.fromEntries(names);
}

/** The fields whose values differ from the others. */
function differing(fields: DraftChange, others: DraftChange): DraftChange {
  const found = Object.entries(fields).filter(([name, value]) => others[name as keyof DraftChange] !== value);
  return Object.fromEntries(found);
}
