import Link from 'next/link';
import { paths } from '@/lib/paths';
import styles from './logo.module.css';

export function Logo({ nameKo, nameEn }: { nameKo: string; nameEn: string }) {
  return (
    <Link className={styles.logo} href={paths.home()} prefetch={false} aria-label={`${nameKo} ${nameEn} 홈`}>
      {nameKo} <small className={styles.latin}>{nameEn}</small>
    </Link>
  );
}
