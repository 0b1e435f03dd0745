import { withoutPeople } from './without-people';

test.each([
  ['PDF를 만들지 못했습니다: RangeError', 'PDF를 만들지 못했습니다: RangeError'],
  ['한 줄\n두 줄\u0000\t끝', '한 줄 두 줄 끝'],
  ['dana.ryu+pdf@gyeol.example 님', '[메일] 님'],
  ['연락처 010-1234-5678, +82 10 1234 5678', '연락처 [번호], [번호]'],
  ['https://gyeol.example/my/artist?name=류단아#x 에서', 'https://gyeol.example/my/artist?… 에서'],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln 만료', '[토큰] 만료'],
  [
    'contest 01981234-5678-7000-8000-123456789012, uploading, uploads/12345678-1234-4234-8234-123456789012/',
    'contest 01981234-5678-7000-8000-123456789012, uploading, uploads/12345678-1234-4234-8234-123456789012/',
  ],
  ['010 1234 5678 01981234-5678-7000-8000-123456789012', '[번호] 01981234-5678-7000-8000-123456789012'],
  ['58쪽 가운데 12쪽, 96 %', '58쪽 가운데 12쪽, 96 %'],
])('%j becomes %j', (text, kept) => expect(withoutPeople(text)).toBe(kept));
