import * as sitePaths from '@/lib/paths/site';
import { SoftLink } from '@/components/ui/action/soft-link';
import styles from './logo.module.css';

export function Logo({ nameKo, nameEn }: { nameKo: string; nameEn: string }) {
  return (
    <SoftLink className={styles.logo} href={sitePaths.home()} aria-label={`${nameKo} ${nameEn} 홈`}>
      {nameKo} <small className={styles.latin}>{nameEn}</small>
    </SoftLink>
  );
}
