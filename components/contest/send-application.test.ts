import { jest } from '@jest/globals';
import { ApiFailure } from '@/lib/browser/api-failure';
import { addFiles } from '@/lib/contest/add-files';
import * as contestMessages from '@/lib/messages/contest';
import * as uploadMessages from '@/lib/messages/upload';
import { formField } from '@/tests/support/form-field';
import type { FormFile } from './application-values';

type Call = [method: string, path: string, call: { body: Record<string, unknown>; signal: AbortSignal }];
const callApi = jest.fn<(...call: Call) => Promise<unknown>>();
const sendWithProgress = jest.fn<(target: { headers: object }) => Promise<{ ok: boolean }>>();
jest.unstable_mockModule('@/lib/browser/call-api', () => ({ callApi }));
jest.unstable_mockModule('@/lib/browser/send-with-progress', () => ({ sendWithProgress }));
const { sendApplication } = await import('./send-application');

const URL = '/files/uploads/1';
const field = formField({ name: 'papers', type: 'file', multiple: true, maxFileSize: 5 });
const chosen = (name: string, type: string) => ({ file: new File(['x'], name, { type }), fault: null });
const none: FormFile[] = [];

beforeEach(() => {
  callApi.mockReset();
  sendWithProgress.mockReset();
});

test.each([
  ['서문.hwp', '', 'application/x-hwp'],
  ['서문.HWP', 'application/haansofthwp', 'application/x-hwp'],
  ['서문.hwpx', 'application/octet-stream', 'application/hwp+zip'],
  ['자료.zip', 'application/x-zip-compressed', 'application/zip'],
  ['표지.jfif', 'image/pjpeg', 'image/jpeg'],
  ['글.doc', 'application/haansoftdoc', 'application/msword'],
])(
  '%s, which the browser calls %j, is described, granted and sent as %s',
  async (name, type, contentType) => {
    const { files, faults } = addFiles(field, none, [chosen(name, type)]);
    expect(faults).toEqual([]);
    expect(files).toMatchObject([{ name, contentType }]);
    callApi.mockImplementation(async (_method, path) =>
      path.includes('presigned') ? URL : { id: 'a', receipt: 'r' },
    );
    sendWithProgress.mockResolvedValue({ ok: true });
    await sendApplication({
      ...{ contestUuid: 'c', formVersion: 1, draftVersion: 0, fields: [field], values: { papers: files } },
      signal: new AbortController().signal,
      ...{ onBegun: () => undefined, onStep: () => undefined, onFile: () => undefined },
      onKey: () => undefined,
    });
    const granted = callApi.mock.calls.find(([, path]) => path.includes('presigned'))?.[2].body;
    expect(granted).toMatchObject({ fileName: name, contentType, size: 1 });
    expect(sendWithProgress.mock.calls.map(([{ headers }]) => headers)).toEqual([
      { 'content-type': contentType },
    ]);
  },
);

test('a refused file is named with the reason, and the others are accepted', () => {
  const images = { ...field, accept: 'image/jpeg,image/png' };
  const { files, faults } = addFiles(images, none, [
    chosen('IMG_1.HEIC', 'image/heic'),
    chosen('서문.hwp', 'image/jpeg'),
    chosen('👩🏽‍🎨 "달".jpg', 'text/html'),
  ]);
  expect(files).toMatchObject([{ name: '👩🏽‍🎨 "달".jpg', contentType: 'image/jpeg' }]);
  expect(faults).toEqual([
    uploadMessages.heic('IMG_1.HEIC'),
    contestMessages.fileTypeRefused('서문.hwp', 'jpg, png'),
  ]);
});

test('a refused file name appears in the message', () => {
  const { faults } = addFiles(field, none, [chosen(`${'가'.repeat(97)}.pdf`, '')]);
  expect(faults).toEqual([uploadMessages.refused(`${'가'.repeat(97)}.pdf`, uploadMessages.fileNameTooLong)]);
});

test('when a file can’t be sent, the others stop before the failure is reported', async () => {
  const { files } = addFiles(
    field,
    none,
    ['하나', '둘', '셋'].map((name) => chosen(`${name}.pdf`, 'application/pdf')),
  );
  const steps: string[] = [];
  let ended = 0;
  callApi.mockImplementation(async (_method, path, { body, signal }) => {
    if (!path.includes('presigned')) return { id: 'a', draftVersion: 1 };
    if (body.fileName === '하나.pdf') throw new ApiFailure(403, 'FORBIDDEN', '');
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        ended += 1;
        reject(signal.reason as Error);
      });
    });
  });
  const sent = sendApplication({
    ...{ contestUuid: 'c', formVersion: 1, draftVersion: 0, fields: [field], values: { papers: files } },
    signal: new AbortController().signal,
    ...{ onBegun: () => undefined, onStep: ({ kind }) => steps.push(kind), onFile: () => undefined },
    onKey: () => undefined,
  });
  await expect(sent).rejects.toThrow(contestMessages.fileNotSent('하나.pdf', null));
  expect([ended, steps]).toEqual([2, ['submitting', 'uploading']]);
});
