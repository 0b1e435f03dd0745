import { useInput } from 'react-admin';
import { useUploads } from '@/components/form/uploads/upload-hold';
import { FormAlert } from '@/components/ui/field/form-alert';
import * as adminLimits from '@/lib/limits/admin';
import * as filePaths from '@/lib/paths/file';
import { PictureChooser } from '@/components/admin/parts/picture-chooser';
import chooser from '@/components/admin/parts/picture-chooser.module.css';
import { useVideoUpload } from '@/components/admin/parts/use-picture-upload';

/** The film of a banner. The form holds its id. */
export function VideoField({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput<Record<string, unknown>>({ source, defaultValue: null });
  const upload = useVideoUpload();
  const { track } = useUploads();
  // react-admin's inputs have '' for null.
  const id = String(field.value ?? '');

  const take = (file: File) =>
    track(async () => {
      const sent = await upload.send(file, file.name);
      if (sent !== null) field.onChange(sent.id);
      return sent !== null;
    });

  return (
    <PictureChooser
      label={label}
      isVideo
      hint={`MP4, ${adminLimits.videoMb}MB 이하. 소리 없이 되풀이해서 보입니다.`}
      upload={upload}
      onFile={(file) => void take(file)}
    >
      {id === '' ? null : (
        <video
          src={filePaths.video(id)}
          className={chooser.picture}
          aria-label="고른 영상"
          controls
          muted
          playsInline
          preload="metadata"
        />
      )}
      <FormAlert>{fieldState.error?.message ?? null}</FormAlert>
    </PictureChooser>
  );
}
