import { useEffect, useState } from 'react';
import { useInput } from 'react-admin';
import { useUploads } from '@/components/form/uploads/upload-hold';
import { Button } from '@/components/ui/action/button';
import { FormAlert } from '@/components/ui/field/form-alert';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { Image } from '@/lib/contracts/image';
import * as adminLimits from '@/lib/limits/admin';
import { imageUrl } from '@/lib/media/image-url';
import { PictureChooser } from '@/components/admin/parts/picture-chooser';
import chooser from '@/components/admin/parts/picture-chooser.module.css';
import { usePictureUpload } from '@/components/admin/parts/use-picture-upload';

interface PictureFieldProps {
  source: string;
  label: string;
  hint: string;
  /** The shape of its place in pixels. */
  box: { width: number; height: number };
  /** The picture as it is saved. */
  saved: Image | null;
  canRemove?: boolean;
}

/** A picture that is chosen, cropped to the shape of its place and sent. The form holds its id. */
export function PictureField({ source, label, hint, box, saved, canRemove = false }: PictureFieldProps) {
  const { field, fieldState } = useInput<Record<string, unknown>>({ source, defaultValue: null });
  const upload = usePictureUpload();
  const { track } = useUploads();
  const [sent, setSent] = useState<Image | null>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const showCrop = useLazyDialog(
    chosen !== null,
    async () => (await import('@/components/form/crop-dialog')).CropDialog,
    () => setChosen(null),
  );
  const shown = [sent, saved].find((image) => image !== null && image.id === field.value) ?? null;
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen.url)), [chosen]);

  function take(crop: Blob, name: string) {
    setChosen(null);
    return track(async () => {
      const image = await upload.send(crop, name);
      if (image === null) return false;
      setSent(image);
      field.onChange(image.id);
      return true;
    });
  }

  return (
    <PictureChooser
      label={label}
      hint={hint}
      upload={upload}
      onFile={(file) => setChosen({ file, url: URL.createObjectURL(file) })}
    >
      {shown === null ? null : (
        // oxlint-disable-next-line nextjs/no-img-element -- the API makes the variants
        <img
          src={imageUrl(shown)}
          width={shown.width}
          height={shown.height}
          alt={`고른 ${label}`}
          className={chooser.picture}
        />
      )}
      {canRemove && shown !== null ? (
        <Button small look="quiet" onClick={() => field.onChange(null)}>
          빼기
        </Button>
      ) : null}
      <FormAlert>{fieldState.error?.message ?? null}</FormAlert>
      {chosen === null
        ? null
        : showCrop({
            source: chosen.file,
            url: chosen.url,
            box,
            minWidth: adminLimits.bannerWidthMin,
            hint: `${label}에 보일 부분을 맞춰 주세요.`,
            onCropped: (crop) => void take(crop, `${chosen.file.name}.jpg`),
            onClose: () => setChosen(null),
            findNextFocus: () => null,
          })}
    </PictureChooser>
  );
}
