import { noteOf } from '@/lib/browser/judge-file';

/** What the sender of chosen files should know of them. It is read out when it appears, and refuses nothing. */
export function FileNotes({ files }: { files: readonly File[] }) {
  const notes = files.map(noteOf).filter((note) => note !== null);
  return (
    <p className="t-small pre" role="status">
      {notes.join('\n')}
    </p>
  );
}
