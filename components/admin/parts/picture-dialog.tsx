import { useId, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogForm } from '@/components/ui/dialog/dialog-form';
import { TextField } from '@/components/ui/field/text-field';
import type { Image } from '@/lib/contracts/image';
import { imageUrl } from '@/lib/media/image-url';
import * as adminMessages from '@/lib/messages/admin';
import type { FigureAttributes } from './figure-node';
import { PictureChooser } from './picture-chooser';
import styles from './picture-chooser.module.css';
import { usePictureUpload } from './use-picture-upload';

interface PictureDialogProps {
  onClose: () => void;
  onChosen: (picture: FigureAttributes) => void;
}

/** Sets a picture into a text, with the words for those who don't see it. */
export function PictureDialog({ onClose, onChosen }: PictureDialogProps) {
  const form = useId();
  const upload = usePictureUpload();
  const [image, setImage] = useState<Image | null>(null);
  const [alt, setAlt] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);

  async function take(file: File) {
    const sent = await upload.send(file, file.name);
    if (sent !== null) setImage(sent);
  }

  function insert() {
    if (image === null) return;
    if (alt.trim() === '') {
      setFault(adminMessages.altRequired);
      return;
    }
    onChosen({ src: imageUrl(image), alt: alt.trim(), width: image.width, height: image.height });
    onClose();
  }

  return (
    <Dialog
      isOpen
      title="사진 넣기"
      hasUnsaved={image !== null || alt !== ''}
      onClose={() => {
        upload.cancel();
        onClose();
      }}
      footer={
        <Button look="primary" type="submit" form={form} disabled={image === null}>
          글에 넣기
        </Button>
      }
    >
      <PictureChooser label="사진" upload={upload} onFile={(file) => void take(file)}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- the API makes the variants */}
        {image === null ? null : <img src={imageUrl(image)} alt="" className={styles.picture} />}
      </PictureChooser>
      <DialogForm id={form} onSubmit={insert}>
        <TextField
          label="대체 텍스트"
          required
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          error={fault}
          hint="사진에 무엇이 있는지 한 문장으로 적어 주세요."
        />
      </DialogForm>
    </Dialog>
  );
}
