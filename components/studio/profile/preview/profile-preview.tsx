'use client';

import { memo, useEffect, useState, useTransition } from 'react';
import { useFormContext } from 'react-hook-form';
import { ArtistCareer } from '@/components/artist/artist-career';
import { ArtistHead } from '@/components/artist/artist-head';
import { ArtistNote } from '@/components/artist/artist-note';
import type { ProfileValues } from '@/components/studio/profile/profile-values';
import { ArtImage } from '@/components/ui/image/art-image';
import type { Image } from '@/lib/contracts/image';
import { previewArtist } from './preview-artist';
import { PreviewFrame } from './preview-frame';
import styles from './profile-preview.module.css';

interface ProfilePreviewProps {
  /** The photo as it is saved. */
  saved: Image | null;
}

/** Milliseconds without typing after which the preview follows. */
const REST_MS = 300;

/** The artist's page from the form's values, by the components of the page itself. */
export function ProfilePreview({ saved }: ProfilePreviewProps) {
  const values = useRestedValues();
  return (
    <PreviewFrame title="작가 페이지 미리보기">
      <PreviewPage values={values} saved={saved} />
    </PreviewFrame>
  );
}

const PreviewPage = memo(function PreviewPage({
  values,
  saved,
}: {
  values: ProfileValues;
  saved: Image | null;
}) {
  const artist = previewArtist(values);
  const portrait =
    values.photo !== null ? (
      // A picture that only this browser has.
      // oxlint-disable-next-line nextjs/no-img-element
      <img className={styles.portrait} src={values.photo.url} alt="" />
    ) : saved === null ? null : (
      <ArtImage image={saved} alt="" sizes="260px" fit="cover" eager maxWidth={480} />
    );
  return (
    <main className={styles.page}>
      <ArtistHead
        artist={artist}
        renderPortrait={(className) => <div className={className}>{portrait}</div>}
      />
      <ArtistCareer artist={artist} />
      {artist.artistNote === null ? null : <ArtistNote text={artist.artistNote} />}
    </main>
  );
});

/** Debounced copy of the form's values, so that the preview never blocks typing. */
function useRestedValues(): ProfileValues {
  const { subscribe, getValues } = useFormContext<ProfileValues>();
  const [values, setValues] = useState(() => structuredClone(getValues()));
  const [, startTransition] = useTransition();
  useEffect(() => {
    let timer: number | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(() => {
          const copy = structuredClone(getValues());
          startTransition(() => setValues(copy));
        }, REST_MS);
      },
    });
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
    };
  }, [subscribe, getValues]);
  return values;
}
