import * as contestMessages from '@/lib/messages/contest';

/** The status of an open form after its deadline, and what is kept of the text. */
export function TimeIsUp() {
  return (
    <>
      <b>{contestMessages.timeIsUp}</b> {contestMessages.timeIsUpKept}
    </>
  );
}
