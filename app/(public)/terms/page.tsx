import { NotYetOpen } from '@/components/shell/not-yet-open';

export { notYetOpenMetadata as metadata } from '@/components/shell/not-yet-open';

/** Named by the shell already, and opened later. */
export default function UnopenedPage() {
  return <NotYetOpen />;
}
