import { ApiFailure } from '@/lib/browser/api-failure';
import * as contestMessages from '@/lib/messages/contest';
import { failureReport, storageKeyOf } from './failure-report';

const ACCOUNT = '01981234-5678-7000-8000-123456789012';
const FILE = '0f0e0d0c-1234-4234-8234-123456789012';
const KEY = `uploads/${ACCOUNT}/${FILE}.jpg`;
const CONTEST = 'b1a7c4ee-6f0e-4a51-9d0f-3f5a5b0c0001';

test.each([
  [`https://gyeol.example/files/${KEY}?expires=1&signature=a`, KEY],
  [`https://bucket.s3.ap-northeast-2.amazonaws.com/${KEY}?X-Amz-Expires=900`, KEY],
  [`https://storage.example/bucket/${KEY}?X-Amz-Expires=900`, KEY],
  ['https://gyeol.example/media/0123/320.webp', null],
])('the key of %s', (address, key) => expect(storageKeyOf(address)).toBe(key));

test('a report names the step, the contest, the storage prefix and the reason', () => {
  const failure = new ApiFailure(0, 'NO_RESPONSE', contestMessages.fileNotSent('01_달.jpg', KEY));
  expect(failureReport({ contestUuid: CONTEST, step: 'uploading', key: KEY, failure })).toBe(
    `contest ${CONTEST}, step uploading, storage uploads/${ACCOUNT}/: 0 NO_RESPONSE`,
  );
  expect(
    failureReport({
      contestUuid: CONTEST,
      step: 'submitting',
      key: null,
      failure: new TypeError('홍길동.pdf'),
    }),
  ).toBe(`contest ${CONTEST}, step submitting, storage none: TypeError`);
});
