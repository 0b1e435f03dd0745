import styles from './liked-fade.module.css';
import { useLike } from './use-like';

/** The class that fades a card of the favorites whose like was taken back; else undefined. */
export function useLikedFade(uuid: string): string | undefined {
  return useLike(uuid, true).isLiked ? undefined : styles.gone;
}
