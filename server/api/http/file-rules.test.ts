import { readFileSync } from 'node:fs';
import { keysOf } from '@/lib/keys-of';
import * as uploadLimits from '@/lib/limits/upload';
import { FILE_KINDS, mimeOf, type FileKind } from '@/lib/media/file-kind';
import * as uploadMessages from '@/lib/messages/upload';
import { DOCUMENTS_RULE } from '@/server/api/modules/documents/service';
import { IMAGE_RULE, VIDEO_RULE } from '@/server/api/modules/editor-images/module';
import { ANSWER_FILES, INQUIRY_FILES } from '@/server/api/modules/inquiries/files';
import { IMAGE_RULE as CONTEST_RULE } from '@/server/api/modules/organization-contests/image';
import { PORTFOLIO_RULE } from '@/server/api/modules/portfolios/files';
import { ARTWORK_RULE, NEW_ARTWORK_RULE } from '@/server/api/modules/studio-artworks/artwork-image';
import { PHOTO_RULE } from '@/server/api/modules/studio-profile/photo';
import { uploadTypeOf } from '@/server/api/modules/uploads/file-type';
import { FILE_HEADS } from '@/tests/support/file-heads';
import { operationsOf } from '@/tests/support/operations';
import type { FileFieldRule, UploadedFile, UploadRule } from './upload-rule';

const IMAGES = ['jpeg', 'png', 'webp'] as const;
const ARTWORKS = { image_original: ['jpeg', 'png'], image_resized: IMAGES } as const;

/** Every call that takes files in a form, with its rule and the kinds that each field takes. A new call or field without a row fails. */
const CALLS: Readonly<Record<string, [UploadRule, Readonly<Record<string, readonly FileKind[]>>]>> = {
  'POST /v1/auth/artists/signup': [DOCUMENTS_RULE, { files: ['jpeg', 'png', 'pdf'] }],
  'POST /v1/auth/oauth2/artists/signup': [DOCUMENTS_RULE, { files: ['jpeg', 'png', 'pdf'] }],
  'POST /v1/auth/oauth2/artists/signup/{uuid}': [DOCUMENTS_RULE, { files: ['jpeg', 'png', 'pdf'] }],
  'POST /v1/users/apply-artist': [DOCUMENTS_RULE, { files: ['jpeg', 'png', 'pdf'] }],
  'PUT /v1/artists/me': [PHOTO_RULE, { cropImage: [...IMAGES, 'avif'], originImage: ['jpeg', 'png'] }],
  'POST /v1/artists/me/artworks': [NEW_ARTWORK_RULE, ARTWORKS],
  'PUT /v1/artists/me/artworks/{uuid}': [ARTWORK_RULE, ARTWORKS],
  'POST /v1/artists/me/artwork-drafts': [NEW_ARTWORK_RULE, ARTWORKS],
  'POST /v1/artists/me/portfolio': [PORTFOLIO_RULE, { image: [...IMAGES, 'avif'], pdf: ['pdf'] }],
  'PUT /v1/organizations/contests/{uuid}/image': [CONTEST_RULE, { image: [...IMAGES, 'avif'] }],
  'POST /v1/support/inquiries': [INQUIRY_FILES, { files: [...IMAGES, 'pdf'] }],
  'POST /v1/support/guest/inquiries': [INQUIRY_FILES, { files: [...IMAGES, 'pdf'] }],
  'PUT /v1/admin/inquiries/{uuid}/answer': [ANSWER_FILES, { files: [...IMAGES, 'pdf'] }],
  'POST /v1/admin/images': [IMAGE_RULE, { image: [...IMAGES, 'avif'] }],
  'POST /v1/admin/videos': [VIDEO_RULE, { video: ['mp4'] }],
};

const KINDS = keysOf(FILE_KINDS);

const rows = Object.entries(CALLS).flatMap(([name, [rule, kindsOf]]) =>
  Object.entries(kindsOf).map(([field, kinds]) => ({ call: `${name} ${field}`, rule: rule[field], kinds })),
);
/** Returns the error of one file; null for none. */
const faultOf = (rule: FileFieldRule | undefined, name: string, content: string) => {
  const head = Buffer.from(content, 'latin1');
  const read = () => {
    throw new Error('A rule judges by the first bytes');
  };
  const file: UploadedFile = { field: 'files', name, bytes: head.length, head, path: '', read };
  return rule?.problemOf([file]);
};
/** The image that the browser draws has a name that people don't know. */
const named = rows.filter(({ call }) => !call.endsWith(' image_resized'));

it('every field with files of every call has a row', () => {
  const operations = operationsOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  const described = operations.flatMap(({ name, body }) =>
    body?.type === 'form' ? body.files.map((field) => `${name} ${field.replace('[]', '')}`) : [],
  );
  expect(rows.map(({ call }) => call).sort()).toEqual(described.sort());
});

it.each(rows)('$call takes its kinds by ending and content', ({ rule, kinds }) => {
  for (const kind of kinds)
    for (const ending of FILE_KINDS[kind].endings)
      for (const name of [`달.${ending}`, `👩🏽‍🎨 "달" '24.${ending.toUpperCase()}`])
        expect([name, faultOf(rule, name, FILE_HEADS[kind])]).toEqual([name, null]);
});

it.each(named)('$call names what it refuses, and says why', ({ rule, kinds }) => {
  const other = KINDS.filter((kind) => !kinds.includes(kind));
  for (const [name, content] of [
    ['표.exe', 'MZ\x90\0'],
    ['그림.gif', 'GIF89a'],
    ...other.map((kind) => [`파일.${FILE_KINDS[kind].endings[0]}`, FILE_HEADS[kind]]),
    ...kinds.map((kind) => [`가짜.${FILE_KINDS[kind].endings[0]}`, '<!doctype html>']),
  ] as [string, string][]) {
    const fault = faultOf(rule, name, content);
    expect([name, fault]).toEqual([name, expect.stringContaining(name)]);
    expect(fault?.length).toBeGreaterThan(name.length + 10);
  }
});

it('each refused file is named, and a long name doesn’t hide the others', () => {
  const long = `${'가'.repeat(97)}.png`;
  const read = () => {
    throw new Error('A rule judges by the first bytes');
  };
  const files = [long, '표.exe', '달.png'].map((name): UploadedFile => {
    const head = Buffer.from(FILE_HEADS.png, 'latin1');
    return { field: 'files', name, bytes: head.length, head, path: '', read };
  });
  for (const rule of [INQUIRY_FILES, ANSWER_FILES]) {
    const faults = rule.files?.problemOf(files)?.split('\n') ?? [];
    expect(faults).toEqual([
      uploadMessages.refused(long, uploadMessages.fileNameTooLong),
      expect.stringContaining('표.exe'),
    ]);
  }
});

it.each(named)('$call refuses a file without a byte by its name', ({ rule }) => {
  expect(faultOf(rule, 'zero.jpg', '')).toBe(uploadMessages.empty('zero.jpg'));
});

it.each(rows.filter(({ kinds }) => kinds.includes('pdf')))(
  '$call refuses a PDF without a page',
  ({ rule }) => {
    expect(faultOf(rule, '빈.pdf', '%PDF-1.4\n%%EOF')).toBe(uploadMessages.pageless('빈.pdf'));
  },
);

it.each(named.filter(({ kinds }) => kinds.includes('jpeg')))(
  '$call refuses a HEIC with the way to send a JPEG',
  ({ rule }) => {
    expect(faultOf(rule, 'IMG_1.HEIC', FILE_HEADS.heic)).toBe(uploadMessages.heic('IMG_1.HEIC'));
  },
);

describe('a signed address', () => {
  it.each(uploadLimits.types)(
    'accepts $label by its extension, with any content type of a system',
    ({ kind, contentType }) => {
      const { endings, types } = FILE_KINDS[kind];
      for (const ending of [...endings, endings[0].toUpperCase()])
        for (const said of [
          ...['', 'application/octet-stream', 'binary/octet-stream', contentType.toUpperCase()],
          ...[`${contentType}; charset=binary`, ...types],
        ]) {
          const type = uploadTypeOf({ fileName: `달.${ending}`, contentType: said });
          // What was asked for is what the bytes are sent with. Where nothing is said, ours is.
          expect(type).toMatchObject({ kind, contentType: mimeOf(kind), sentAs: said || contentType });
        }
    },
  );

  it('takes no other ending, and says what is taken', () => {
    const untaken = KINDS.filter((kind) => !uploadLimits.kinds.some((each) => each === kind));
    for (const ending of [
      'html',
      'svg',
      'exe',
      'gif',
      ...untaken.flatMap((kind) => FILE_KINDS[kind].endings),
    ]) {
      const fileName = `달.${ending}`;
      const message = expect.stringContaining(fileName) as string;
      expect(() => uploadTypeOf({ fileName, contentType: 'image/jpeg' })).toThrow(
        expect.objectContaining({ code: 'UNSUPPORTED_MEDIA', message }),
      );
    }
  });

  it('isn’t bound to a type that runs in a browser', () => {
    for (const contentType of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])
      for (const { endings } of uploadLimits.types) {
        const fileName = `달.${endings[0]}`;
        const message = expect.stringContaining(fileName) as string;
        expect(() => uploadTypeOf({ fileName, contentType })).toThrow(
          expect.objectContaining({ code: 'UNSUPPORTED_MEDIA', message }),
        );
      }
  });
});
