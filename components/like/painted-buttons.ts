import type { LikeType } from '@/lib/contracts/like';
import { formatCount } from '@/lib/format/count';
import { shownLikes, shownState, type LikeStore, type LikeTarget } from './like-store';
import { pageLikes } from './page-likes';
import { pressLike } from './press-like';

const LIKE_BUTTON = 'button[data-like]';

/**
 * Paints the visitor's likes on the like buttons of the page, also on those that come later, and tells the store which
 * targets the page shows.
 * @returns what ends it
 */
export function paintLikeButtons(store: LikeStore = pageLikes): () => void {
  /** The targets on the page, each with what ends its registration. */
  const shown = new Map<string, () => void>();
  /** The buttons of the visitor's own lists, with the target whose like the store has taken over. */
  const taken = new WeakMap<HTMLElement, string>();

  const paintAll = () => {
    for (const button of buttons()) paint(button, store);
  };
  const look = () => {
    const here = new Set<string>();
    for (const button of buttons()) {
      const { uuid } = targetOf(button);
      here.add(uuid);
      if (isOwn(button) && taken.get(button) !== uuid) {
        taken.set(button, uuid);
        store.know(uuid);
      }
      if (!shown.has(uuid)) shown.set(uuid, store.register(uuid));
      paint(button, store);
    }
    for (const [uuid, end] of shown) {
      if (here.has(uuid)) continue;
      end();
      shown.delete(uuid);
    }
  };

  const endStates = store.subscribe(paintAll);
  const observer = new MutationObserver(look);
  // The viewing room's one button goes from target to target.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-like'] });
  look();
  return () => {
    observer.disconnect();
    endStates();
    for (const end of shown.values()) end();
  };
}

/** Handles a press of a like button. */
export function pressLikeButton(button: HTMLElement, store: LikeStore = pageLikes): void {
  void pressLike(store, targetOf(button));
}

function buttons(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(LIKE_BUTTON);
}

function isOwn(button: HTMLElement): boolean {
  return button.dataset.own !== undefined;
}

/** What `LikeButton` has written into the element. */
function targetOf({ dataset }: HTMLElement): LikeTarget {
  const [type = '', uuid = ''] = (dataset.like ?? '').split(' ');
  return { type: type as LikeType, uuid };
}

/** Writes only what differs: a page has sixty buttons, and each press asks all of them. */
function paint(button: HTMLElement, store: LikeStore): void {
  const state = shownState(store.find(targetOf(button).uuid), isOwn(button));
  const pressed = String(state.isLiked);
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  const count = button.querySelector<HTMLElement>('[data-count]');
  if (count === null) return;
  const text = formatCount(shownLikes(state, Number(count.dataset.count)));
  if (count.textContent !== text) count.textContent = text;
}
