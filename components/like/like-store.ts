import type { LikeType } from '@/lib/contracts/like';
import * as likeLimits from '@/lib/limits/like';

/**
 * The likes of one tab. Public pages carry nothing per visitor, so the buttons of a page tell the store
 * which uuids they show, and it asks for all of them in one call. A press is shown at once, sent one at a
 * time for each target, and taken back when the server refuses.
 */
export interface LikeState {
  /** What the visitor sees and wants. */
  readonly isLiked: boolean;
  /** What the server has. */
  readonly isSaved: boolean;
  /** The target's likes as the server last sent them, else what the page came with. */
  readonly count: number | undefined;
}

export interface LikeTarget {
  type: LikeType;
  uuid: string;
}

export interface LikeCalls {
  /** Whether the visitor is logged in, as far as the browser can tell. */
  isLoggedIn: () => boolean;
  listStates: (uuids: readonly string[]) => Promise<{ liked: string[] }>;
  save: (target: LikeTarget, isLiked: boolean) => Promise<{ isLike: boolean; likeCount: number }>;
  /** Runs `flush` after the buttons of this moment have all registered. */
  schedule: (flush: () => void) => void;
}

export type LikeOutcome = { kind: 'saved' } | { kind: 'guest' } | { kind: 'failed'; error: unknown };

/** The state of a target before the visitor's likes are known. */
export const UNKNOWN_LIKE: LikeState = Object.freeze({ isLiked: false, isSaved: false, count: undefined });

/** The state of a target that the visitor's own page says is liked. */
const LIKED: LikeState = Object.freeze({ isLiked: true, isSaved: true, count: undefined });

/** The state to show: what the store knows, else what the page said when it was rendered. */
export function shownState(known: LikeState | undefined, wasLiked: boolean): LikeState {
  return known ?? (wasLiked ? LIKED : UNKNOWN_LIKE);
}

/** The number of likes to show: the server's, changed by a press that isn't saved yet. */
export function shownLikes(state: LikeState, pageCount: number): number {
  return Math.max(0, (state.count ?? pageCount) + Number(state.isLiked) - Number(state.isSaved));
}

export function createLikeStore(calls: LikeCalls) {
  const states = new Map<string, LikeState>();
  const asked = new Set<string>();
  /** How many buttons of the page stand for each target. */
  const shown = new Map<string, number>();
  /** What the call that is out saves, by target. */
  const saving = new Map<string, { target: LikeTarget; wanted: boolean }>();
  const listeners = new Set<() => void>();
  const pressListeners = new Set<(target: LikeTarget, isLiked: boolean) => void>();
  /** The targets that a visitor's own page said are liked. */
  const believed = new Set<string>();
  let waiting: string[] = [];
  /** The number of the tab's current visitor. Answers to calls of an earlier visitor are dropped. */
  let visitor = 0;

  const get = (uuid: string): LikeState => states.get(uuid) ?? UNKNOWN_LIKE;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  const put = (uuid: string, change: Partial<LikeState>) => {
    states.set(uuid, { ...get(uuid), ...change });
    tell();
  };

  const ask = async (uuids: readonly string[]) => {
    const asker = visitor;
    try {
      const liked = new Set((await calls.listStates(uuids)).liked);
      if (asker !== visitor) return;
      for (const uuid of uuids) {
        // A press that came before this answer is newer than it.
        if (states.has(uuid)) continue;
        if (liked.has(uuid)) states.set(uuid, LIKED);
        // The page was rendered earlier, or for another visitor.
        else if (believed.has(uuid)) states.set(uuid, UNKNOWN_LIKE);
      }
      tell();
    } catch {
      if (asker === visitor) for (const uuid of uuids) asked.delete(uuid);
    }
  };

  const flush = () => {
    const uuids = waiting;
    waiting = [];
    for (let start = 0; start < uuids.length; start += likeLimits.statesMax) {
      void ask(uuids.slice(start, start + likeLimits.statesMax));
    }
  };

  const askLater = (uuid: string) => {
    if (asked.has(uuid) || !calls.isLoggedIn()) return;
    asked.add(uuid);
    waiting.push(uuid);
    if (waiting.length === 1) calls.schedule(flush);
  };

  /** Saves until the server has what the visitor wants. Presses during a call add one more call at most. */
  const settle = async (target: LikeTarget): Promise<LikeOutcome> => {
    const { uuid } = target;
    const presser = visitor;
    if (saving.has(uuid)) return { kind: 'saved' };
    try {
      while (get(uuid).isLiked !== get(uuid).isSaved) {
        const wanted = get(uuid).isLiked;
        saving.set(uuid, { target, wanted });
        const { likeCount } = await calls.save(target, wanted);
        if (presser !== visitor) break;
        put(uuid, { isSaved: wanted, count: likeCount });
      }
      return { kind: 'saved' };
    } catch (error) {
      if (presser === visitor) put(uuid, { isLiked: get(uuid).isSaved });
      return { kind: 'failed', error };
    } finally {
      if (presser === visitor) saving.delete(uuid);
    }
  };

  return {
    get,

    /** The state of a target that was asked for or pressed; undefined for others. */
    find: (uuid: string): LikeState | undefined => states.get(uuid),

    /** Calls the listener at every press, before it is saved. */
    onPress(listener: (target: LikeTarget, isLiked: boolean) => void): () => void {
      pressListeners.add(listener);
      return () => pressListeners.delete(listener);
    },

    /** Takes over a like that the visitor's own page came with; it needn't be asked for. */
    know(uuid: string): void {
      asked.add(uuid);
      believed.add(uuid);
      if (!states.has(uuid)) put(uuid, LIKED);
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Registers a button for this target, until the returned function is called. */
    register(uuid: string): () => void {
      shown.set(uuid, (shown.get(uuid) ?? 0) + 1);
      askLater(uuid);
      return () => {
        const others = (shown.get(uuid) ?? 1) - 1;
        if (others > 0) shown.set(uuid, others);
        else shown.delete(uuid);
      };
    },

    /** Forgets the likes of the last visitor, and asks for those of the next for the buttons on the page. */
    startOver(): void {
      visitor += 1;
      states.clear();
      asked.clear();
      saving.clear();
      waiting = [];
      tell();
      for (const uuid of shown.keys()) askLater(uuid);
    },

    /**
     * Sends what was pressed while a call was out, without waiting for its answer: the page is being left, and the answer may
     * find no visitor. A page that comes back from the browser's cache sends it once more, which changes nothing.
     */
    saveNow(): void {
      for (const [uuid, { target, wanted }] of saving) {
        const { isLiked } = get(uuid);
        if (isLiked !== wanted) void calls.save(target, isLiked).catch(() => undefined);
      }
    },

    /** Shows and saves the opposite of what is shown. A guest's press changes nothing. */
    async toggle(target: LikeTarget): Promise<LikeOutcome> {
      if (!calls.isLoggedIn()) return { kind: 'guest' };
      const isLiked = !get(target.uuid).isLiked;
      put(target.uuid, { isLiked });
      for (const listener of [...pressListeners]) listener(target, isLiked);
      return settle(target);
    },
  };
}

export type LikeStore = ReturnType<typeof createLikeStore>;
