import { formatZonedMoment } from '@/lib/format/moment';
import styles from './preview-bar.module.css';

/** Says that the page is a preview, and until when its link works. */
export function PreviewBar({ until }: { until: string }) {
  return (
    <aside className={`no-print ${styles.bar}`} aria-label="미리보기 안내">
      <b>미리보기</b>
      <span>
        이 링크를 받은 사람만 보는 화면입니다.{' '}
        <span className="num">{formatZonedMoment(new Date(until))}까지 볼 수 있습니다.</span>
      </span>
    </aside>
  );
}
