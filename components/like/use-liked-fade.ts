import styles from './liked-fade.module.css';
import { useLike } from './use-like';

/** The class of a card on a page of the visitor's own likes: of one that was taken back, it is faded. */
export function useLikedFade(uuid: string): string | undefined {
  return useLike(uuid, true).isLiked ? undefined : styles.gone;
}
