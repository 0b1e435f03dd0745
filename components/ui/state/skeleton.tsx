import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** Width ÷ height, for where a picture will stand. */
  ratio?: number;
  className?: string;
}

/** A placeholder while something loads. Its list has `aria-busy` and a text for screen readers. */
export function Skeleton({ width = '100%', height, ratio, className }: SkeletonProps) {
  const style: CSSProperties = { width, height, aspectRatio: ratio };
  return <span aria-hidden="true" className={clsx(styles.block, className)} style={style} />;
}

/** The placeholder of a wall label. */
export function SkeletonLabel() {
  return (
    <span className={styles.lines} aria-hidden="true">
      <Skeleton width="64px" height="13px" />
      <Skeleton width="70%" height="13px" />
      <Skeleton width="45%" height="13px" />
    </span>
  );
}
