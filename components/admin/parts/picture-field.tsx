import { createContext, use, useState, type ReactNode } from 'react';
import { useUploads } from '@/components/form/uploads/upload-hold';
import { Button } from '@/components/ui/action/button';
import { FieldError } from '@/components/ui/field/field-error';
import type { Image } from '@/lib/contracts/image';
import { imageUrl } from '@/lib/media/image-url';
import { PictureChooser } from './picture-chooser';
import styles from './picture-chooser.module.css';
import { usePictureUpload } from './use-picture-upload';

interface Pictures {
  find: (id: string) => Image | undefined;
  keep: (image: Image) => void;
}

const PicturesContext = createContext<Pictures>({ find: () => undefined, keep: () => undefined });

/** The pictures that a form knows by their ids: those that came with it, and those that were uploaded since. */
export function KnownPictures({ images, children }: { images: readonly Image[]; children: ReactNode }) {
  const [uploaded, setUploaded] = useState<readonly Image[]>([]);
  return (
    <PicturesContext
      value={{
        find: (id) => [...uploaded, ...images].find((image) => image.id === id),
        keep: (image) => setUploaded((known) => [image, ...known]),
      }}
    >
      {children}
    </PicturesContext>
  );
}

interface PictureInputProps {
  label: string;
  hint?: string;
  /** The picture's id. */
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string | undefined;
}

/** A field that holds the id of a picture. */
export function PictureInput({ label, hint, value, onChange, error }: PictureInputProps) {
  const upload = usePictureUpload();
  const { track } = useUploads();
  const { find, keep } = use(PicturesContext);
  const image = value === null ? undefined : find(value);

  const take = (file: File) =>
    track(async () => {
      const sent = await upload.send(file, file.name);
      if (sent === null) return false;
      keep(sent);
      onChange(sent.id);
      return true;
    });

  return (
    <div data-invalid={error === undefined ? undefined : ''}>
      <PictureChooser label={label} hint={hint} upload={upload} onFile={(file) => void take(file)}>
        {value === null ? null : (
          <>
            {image === undefined ? (
              <p className="t-cap muted">없어진 사진입니다.</p>
            ) : (
              // oxlint-disable-next-line nextjs/no-img-element -- the API makes the variants
              <img
                src={imageUrl(image)}
                width={image.width}
                height={image.height}
                alt={label}
                className={styles.picture}
              />
            )}
            <Button small look="quiet" onClick={() => onChange(null)}>
              {label} 빼기
            </Button>
          </>
        )}
      </PictureChooser>
      <FieldError>{error}</FieldError>
    </div>
  );
}
