'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/field/text-field';
import textLink from '@/components/ui/action/text-link.module.css';
import { useSettled } from '@/components/ui/use-settled';
import * as typedMessages from '@/lib/messages/typed';
import { cleanLine } from '@/lib/text/clean';
import { parseWebLink } from '@/lib/text/web-link';
import { parseVideoLink } from '@/lib/video/video-embed';
import type { ProfileValues } from './profile-values';
import { useFieldError } from './use-field-error';
import styles from './video-field.module.css';

/** How long nothing is typed before a link counts as whole. */
const SETTLED_MS = 600;

/** The link of a video. It plays below as it will on the artist's page; other hosts stay a link. */
export function VideoField() {
  const { control, register } = useFormContext<ProfileValues>();
  const typed = useWatch({ control, name: 'videoLink' }) ?? '';
  const given = cleanLine(typed);
  const link = useSettled(given, SETTLED_MS);
  const url = parseWebLink(link);
  const embed = parseVideoLink(link);
  const isWrong = link !== '' && link === given && url === null;
  const error = useFieldError('videoLink');
  return (
    <>
      <TextField
        label="영상 주소"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="YouTube와 Vimeo 영상은 작가 페이지에서 바로 재생돼요."
        error={error ?? (isWrong ? typedMessages.linkInvalid : undefined)}
        {...register('videoLink')}
      />
      {url === null ? null : embed === null ? (
        <p className="t-small">
          작가 페이지에서 새 창으로 열려요.{' '}
          <a className={textLink.link} href={url.href} target="_blank" rel="noopener noreferrer">
            {url.hostname}에서 보기<span className="vh"> (새 창)</span>
          </a>
        </p>
      ) : (
        <iframe
          className={styles.player}
          src={embed.embedUrl}
          title="작업 영상 미리보기"
          loading="lazy"
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </>
  );
}
