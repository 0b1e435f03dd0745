import styles from './artist-badge.module.css';

/** The badge that the operator set, over the lower left of an artist's picture (P-42). */
export function ArtistBadge({ badge }: { badge: string | null }) {
  return badge === null ? null : <span className={styles.badge}>{badge}</span>;
}
