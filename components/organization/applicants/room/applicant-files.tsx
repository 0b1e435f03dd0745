'use client';

import { useState } from 'react';
import { PdfPages } from '@/components/pdf/pdf-pages';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/action/text-link';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import { formatBytes } from '@/lib/format/bytes';
import * as reviewMessages from '@/lib/messages/contest-review';
import * as contestPaths from '@/lib/paths/contest';
import styles from './applicant-files.module.css';

type ApplicantFile = Applicant['attachments'][number] & { url: string };
type Typed = Pick<ApplicantFile, 'contentType'>;

const isImage = ({ contentType }: Typed) => contentType.startsWith('image/');

const isPdf = ({ contentType }: Typed) => contentType === 'application/pdf';

/** The files of an application: images and the pages of PDFs large, one below the other, and each to download. */
export function ApplicantFiles({ applicant }: { applicant: Applicant }) {
  const { id, fields, attachments, files, isDeleted } = applicant;
  const portfolio = fields.find(({ type }) => type === 'portfolio')?.name;
  if (attachments.length === 0)
    return (
      <p className={`t-small muted ${styles.none}`}>
        {files > 0 || isDeleted ? reviewMessages.filesDeleted : '첨부한 파일이 없어요.'}
      </p>
    );
  return (
    <ul className={styles.files} aria-label="첨부 파일">
      {attachments.map(({ url, ...file }) =>
        url === null ? (
          <li key={file.id} className={styles.file}>
            <p>{file.name}</p>
            <p className="t-small muted pre">{file.withheld}</p>
          </li>
        ) : (
          <li key={file.id} className={styles.file}>
            {isImage(file) ? <FileImage file={{ ...file, url }} /> : null}
            <p className={styles.ways}>
              <DownloadLink file={{ ...file, url }} />
              {file.field === portfolio ? (
                <TextLink className="t-small" href={contestPaths.applicantPortfolio(id)}>
                  포트폴리오 크게 보기
                </TextLink>
              ) : null}
            </p>
            {isPdf(file) ? <PdfPages url={url} name={file.name} /> : null}
          </li>
        ),
      )}
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
    // oxlint-disable-next-line nextjs/no-img-element -- an applicant's original has no variants
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
