import { noteOf } from '@/lib/browser/judge-file';

/** Shows notes on chosen files that are accepted, such as a PDF with a password. Screen readers announce them. */
export function FileNotes({ files }: { files: readonly File[] }) {
  const notes = files.map(noteOf).filter((note) => note !== null);
  return (
    <p className="t-small pre" role="status">
      {notes.join('\n')}
    </p>
  );
}
