'use client';

import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import * as sitePaths from '@/lib/paths/site';
import styles from './floating-buttons.module.css';

/** Support, back, to the top: one hairline stack at the lower right. */
export function FloatingButtons({ supportHref }: { supportHref: string }) {
  const router = useRouter();
  const goBack = () => {
    // Who came straight here has nothing behind them on this site.
    if (window.history.length > 1) router.back();
    else router.push(sitePaths.home());
  };
  const goUp = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true });
  };
  return (
    <aside className={`no-print ${styles.stack}`} aria-label="빠른 이동">
      <a className={styles.button} href={supportHref}>
        문의<span className="vh"> 고객지원에 메일 보내기</span>
      </a>
      <button
        type="button"
        className={`needs-script ${styles.button} ${styles.back}`}
        aria-label="이전 화면"
        onClick={goBack}
      >
        <Icon name="previous" size={18} />
      </button>
      <a
        className={styles.button}
        href="#top"
        aria-label="맨 위로"
        onClick={(event) => {
          event.preventDefault();
          goUp();
        }}
      >
        <Icon name="up" size={18} />
      </a>
    </aside>
  );
}
