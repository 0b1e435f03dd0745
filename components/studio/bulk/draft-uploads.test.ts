import { ApiFailure } from '@/lib/browser/api-failure';
import type { UploadOptions } from '@/lib/browser/send-with-progress';
import type { ArtworkDraft } from '@/lib/contracts/studio-draft';
import { createDraftUploads, type DraftPlacing } from './draft-uploads';

interface Sent {
  name: string;
  place: DraftPlacing;
  options: UploadOptions;
  succeed: () => void;
  fail: (failure: unknown) => void;
}

function start() {
  const sent: Sent[] = [];
  const drafts: string[] = [];
  const uploads = createDraftUploads({
    send: (file, place, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
        const draft = { uuid: file.name } as ArtworkDraft;
        sent.push({ name: file.name, place, options, succeed: () => resolve(draft), fail: reject });
      }),
    onDraft: ({ uuid }) => drafts.push(uuid),
  });
  const states = () => uploads.store.get().map(({ file, state }) => `${file.name} ${state}`);
  return { uploads, sent, drafts, states };
}

const files = (...names: string[]) => names.map((name) => ({ file: new File(['x'], name), fault: null }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('two images are sent at a time, the next when one has arrived', async () => {
  const { uploads, sent, drafts, states } = start();
  uploads.add(files('a', 'b', 'c'));
  await settled();
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  sent[0]?.options.onProgress(0.5);
  expect(uploads.store.get()[0]?.progress).toBe(0.5);
  sent[1]?.succeed();
  await settled();
  expect(states()).toEqual(['a sending', 'c sending']);
  expect(drafts).toEqual(['b']);
});

test('one that fails says why, holds up no other, and is tried again', async () => {
  const { uploads, sent, drafts, states } = start();
  uploads.add(files('a', 'b', 'c'));
  await settled();
  sent[0]?.fail(new ApiFailure(503, 'UNAVAILABLE', '잠시 후 다시 시도해 주세요.'));
  await settled();
  expect(states()).toEqual(['a failed', 'b sending', 'c sending']);
  expect(uploads.store.get()[0]?.message).toBe('잠시 후 다시 시도해 주세요.');
  for (const one of sent.slice(1)) one.succeed();
  await settled();
  uploads.retry(uploads.store.get()[0]?.key ?? 0);
  await settled();
  sent.at(-1)?.succeed();
  await settled();
  expect(states()).toEqual([]);
  expect(drafts).toEqual(['b', 'c', 'a']);
});

test('what is no image is never sent', async () => {
  const { uploads, sent, states } = start();
  uploads.add([...files('a'), { file: new File([], 'b'), fault: '비어 있어요.' }, ...files('c')]);
  await settled();
  expect(states()).toEqual(['a sending', 'b refused', 'c sending']);
  expect(uploads.store.get()[1]?.message).toBe('비어 있어요.');
  // Each position counts among all chosen files.
  expect(sent.map(({ name, place }) => [name, place.position])).toEqual([
    ['a', 0],
    ['c', 2],
  ]);
  expect(sent[0]?.place.batch).toBe(sent[1]?.place.batch);
});

test('an image that the server finds at fault is refused in its words', async () => {
  const { uploads, sent, states } = start();
  uploads.add(files('a'));
  await settled();
  const errors = [{ field: 'image_original', message: '이미지를 읽을 수 없습니다.' }];
  sent[0]?.fail(new ApiFailure(422, 'UNPROCESSABLE', '입력값을 확인해 주세요.', errors));
  await settled();
  expect(states()).toEqual(['a refused']);
  expect(uploads.store.get()[0]?.message).toBe('이미지를 읽을 수 없습니다.');
});

test('one that is cancelled leaves, whether it is being sent or waits; all of them at once too', async () => {
  const { uploads, sent, states, drafts } = start();
  uploads.add(files('a', 'b', 'c', 'd'));
  await settled();
  const [first, , third] = uploads.store.get();
  uploads.cancel(third?.key ?? 0);
  uploads.cancel(first?.key ?? 0);
  await settled();
  expect(states()).toEqual(['b sending', 'd sending']);
  expect(sent[0]?.options.signal.aborted).toBe(true);
  uploads.cancelAll();
  await settled();
  expect(states()).toEqual([]);
  expect(drafts).toEqual([]);
});

test('failed images are sent again when the network is back, refused ones are not', async () => {
  const { uploads, sent, states } = start();
  uploads.add(files('a', 'b'));
  await settled();
  sent[0]?.fail(new TypeError('Failed to fetch'));
  sent[1]?.fail(
    new ApiFailure(422, 'UNPROCESSABLE', '입력값', [{ field: 'image_original', message: '깨짐' }]),
  );
  await settled();
  uploads.retryFailed();
  expect(states()).toEqual(['a sending', 'b refused']);
  expect(sent).toHaveLength(3);
});
