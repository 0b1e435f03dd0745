import { useOverview } from '@/components/admin/parts/use-overview';
import styles from './mail.module.css';

/** Says where mails lie on a site that has no mail server. */
export function MailFolderNote() {
  const { data } = useOverview();
  if (data === undefined || data.mailFolder === null) return null;
  return (
    <p className={`t-small ${styles.folder}`}>
      메일 서버가 없어 메일을 보내지 않습니다. 데이터 폴더의 <code>{data.mailFolder}</code> 폴더에 .eml 파일로
      쓰며, 메일 프로그램으로 열 수 있습니다.
    </p>
  );
}
