import { act, renderHook } from '@testing-library/react';
import { useSending } from './use-sending';

const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each(['answered', 'failed'])('leaving the page asks until a form is %s', async (ending) => {
  let end: () => void = () => undefined;
  const { result } = renderHook(useSending);
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.send(
      () =>
        new Promise((resolve, reject) => {
          end = () => (ending === 'answered' ? resolve(null) : reject(new Error(ending)));
        }),
    );
  });
  expect(leavesUnasked()).toBe(false);
  await act(async () => {
    end();
    await sent.catch(() => undefined);
  });
  expect(leavesUnasked()).toBe(true);
});
