import { askConfirm } from '@/components/ui/dialog/alert-store';
import * as leavingMessages from '@/lib/messages/leaving';
import { useBackGuard } from './use-back-guard';

interface FormBackGuardProps {
  hasUnsaved: boolean;
  isSending: boolean;
}

/** Asks before the browser goes back and loses what was typed into a form. Of several guards the router asks the last, so only a dirty form has one. */
export const FormBackGuard = ({ hasUnsaved, isSending }: FormBackGuardProps) =>
  hasUnsaved ? <Guard isSaving={isSending} /> : null;

function Guard({ isSaving }: { isSaving: boolean }) {
  const ask = () => askConfirm(leavingMessages.unsaved, { confirmLabel: '나가기', cancelLabel: '머무르기' });
  useBackGuard({ hasUnsaved: true, isSaving, ask, onLeave: () => undefined });
  return null;
}
