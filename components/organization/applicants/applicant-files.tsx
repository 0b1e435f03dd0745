'use client';

import { useState } from 'react';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import { formatBytes } from '@/lib/format/bytes';
import { Icon } from '@/components/ui/icon';
import styles from './applicant-files.module.css';

type ApplicantFile = Applicant['attachments'][number];

const isImage = ({ contentType }: ApplicantFile) => contentType.startsWith('image/');

/** The files of an application: images large, one below the other, and each to download. */
export function ApplicantFiles({ files }: { files: readonly ApplicantFile[] }) {
  if (files.length === 0) return <p className={`t-small muted ${styles.none}`}>첨부한 파일이 없어요.</p>;
  return (
    <ul className={styles.files} aria-label="첨부 파일">
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          {isImage(file) ? <FileImage file={file} /> : null}
          <DownloadLink file={file} />
        </li>
      ))}
    </ul>
  );
}

function DownloadLink({ file: { name, size, url } }: { file: ApplicantFile }) {
  return (
    <a className={`t-small ${styles.download}`} href={url} download={name}>
      <Icon name="download" size={18} />
      <span>{name}</span>
      <span className="t-cap num">{formatBytes(size)}</span>
      <span className="vh">내려받기</span>
    </a>
  );
}

/** An image keeps the address that it came by: signed addresses change whenever they are asked for. */
function FileImage({ file: { url, name } }: { file: ApplicantFile }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    // The original of an applicant, which has no variants.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.image}
      src={shown ?? url}
      alt={name}
      loading="lazy"
      data-waiting={shown === null}
      onLoad={() => setShown(shown ?? url)}
    />
  );
}
