import linkStyles from '@/components/ui/action/text-link.module.css';
import type { AdminInquiryFile } from '@/lib/contracts/admin/inquiry';
import { formatBytes } from '@/lib/format/bytes';

/** Private files by name. Their addresses live for some minutes: a reload brings new ones. */
export function PrivateFileList({ files, label }: { files: readonly AdminInquiryFile[]; label: string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label}>
      {files.map(({ uuid, name, bytes, url }) => (
        <li key={uuid}>
          <a className={linkStyles.link} href={url} target="_blank" rel="noopener">
            {name} <span className="num">({formatBytes(bytes)})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
