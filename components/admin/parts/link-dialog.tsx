import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogForm } from '@/components/ui/dialog/dialog-form';
import { TextField } from '@/components/ui/field/text-field';
import { linkMessage } from '@/lib/contracts/text';
import * as adminMessages from '@/lib/messages/admin';

/** What a link may lead to: a page of ours, another site, a mail or a phone. */
const LINK = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)\S+$/i;
const LINK_RULE = { isLink: (link: string) => LINK.test(link), invalid: adminMessages.linkInvalid };

/** Asks for the address of the marked text. An empty one removes the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [href, setHref] = useState(before);
  const [fault, setFault] = useState<string | null>(null);
  const form = useId();

  function submit() {
    const address = href.trim();
    const message = address === '' ? null : linkMessage(address, LINK_RULE);
    if (message !== null) return setFault(message);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    onClose();
  }

  return (
    <Dialog
      isOpen
      hasUnsaved={href !== before}
      onClose={onClose}
      title="링크"
      footer={
        <Button look="primary" type="submit" form={form}>
          확인
        </Button>
      }
    >
      <DialogForm id={form} onSubmit={submit}>
        <TextField
          label="주소"
          value={href}
          onChange={(event) => setHref(event.target.value)}
          error={fault ?? undefined}
          hint="비우고 확인을 누르면 링크를 뺍니다."
        />
      </DialogForm>
    </Dialog>
  );
}
