import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILMS, PICTURES } from '@/components/admin/parts/picture-chooser';
import { ruleOf } from '@/components/contest/files-answer';
import { DOCUMENTS } from '@/components/form/sort-documents';
import { INQUIRY_RULES } from '@/components/form/sort-inquiry-files';
import { CONTEST_IMAGE } from '@/components/organization/builder/contest-image';
import { ARTWORK_IMAGE } from '@/components/studio/artworks/check-image';
import { ARTWORK_LIST } from '@/components/studio/bulk/csv-dialog';
import { COVER_PICTURE } from '@/components/studio/portfolio/cover-dialog';
import { PHOTO } from '@/components/studio/profile/photo/judge-photo';
import type { FileRule } from '@/lib/browser/judge-file';
import { keysOf } from '@/lib/keys-of';
import * as uploadLimits from '@/lib/limits/upload';
import { FILE_KINDS, type FileKind } from '@/lib/media/file-kind';
import * as uploadMessages from '@/lib/messages/upload';
import { FILE_HEADS } from '@/tests/support/file-heads';

const IMAGES = ['jpeg', 'png', 'webp'] as const;

/** Every place that accepts a file, with its rule and the kinds that it accepts. A new place without a row fails below. */
const PLACES: Readonly<Record<string, [FileRule, ...FileKind[]][]>> = {
  'components/admin/inquiries/answer-files.tsx': [[INQUIRY_RULES.files, ...IMAGES, 'pdf']],
  'components/admin/parts/picture-chooser.tsx': [
    [PICTURES, ...IMAGES, 'avif'],
    [FILMS, 'mp4'],
  ],
  'components/contest/files-answer.tsx': [
    [ruleOf({ accept: null }), ...uploadLimits.kinds],
    [ruleOf({ accept: 'application/pdf' }), 'pdf'],
  ],
  'components/form/document-fields.tsx': [[DOCUMENTS, 'jpeg', 'png', 'pdf']],
  'components/organization/builder/contest-image.tsx': [[CONTEST_IMAGE, ...IMAGES, 'avif']],
  'components/studio/artworks/artwork-dialog.tsx': [[ARTWORK_IMAGE, 'jpeg', 'png']],
  'components/studio/artworks/image-field.tsx': [[ARTWORK_IMAGE, 'jpeg', 'png']],
  'components/studio/bulk/csv-dialog.tsx': [[ARTWORK_LIST, 'csv']],
  'components/studio/bulk/drop-zone.tsx': [[ARTWORK_IMAGE, 'jpeg', 'png']],
  'components/studio/portfolio/cover-dialog.tsx': [[COVER_PICTURE, ...IMAGES, 'avif']],
  'components/studio/profile/photo/photo-field.tsx': [[PHOTO, 'jpeg', 'png']],
  'components/support/inquiry-files.tsx': [
    [INQUIRY_RULES.files, ...IMAGES, 'pdf'],
    [INQUIRY_RULES.images, ...IMAGES],
  ],
};

/** Content types that systems report for the same file: none, a generic one, or one that another program registered. */
const SAID = ['', 'application/octet-stream', 'application/unknown', 'text/html', 'image/gif'];

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (name: string, text: string, type = '') => new File([bytesOf(text)], name, { type });
const KINDS = keysOf(FILE_KINDS);

const places = Object.entries(PLACES).flatMap(([place, rules]) =>
  rules.map(([rule, ...kinds], index) => ({ place: `${place} ${index}`, rule, kinds })),
);
const rows = places.flatMap(({ kinds, ...place }) => kinds.map((kind) => ({ ...place, kind, kinds })));

beforeAll(() => {
  // The browser reports the photo's size; jsdom can't.
  URL.createObjectURL = () => 'blob:none';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  for (const side of ['naturalWidth', 'naturalHeight'])
    Object.defineProperty(HTMLImageElement.prototype, side, { value: 4000 });
});

describe('a file that is chosen', () => {
  it.each(rows)(
    'in $place as a $kind is accepted by its extension and content, with any content type',
    async ({ rule, kind }) => {
      const { endings, types } = FILE_KINDS[kind];
      for (const ending of [...endings, endings[0].toUpperCase()])
        for (const type of [...SAID, ...types])
          expect([ending, type, await rule.judge(file(`a.${ending}`, FILE_HEADS[kind], type))]).toEqual([
            ending,
            type,
            null,
          ]);
      for (const stem of ['👩🏽‍🎨 "달" \'24', '달 (1)', '달.최종'])
        expect(await rule.judge(file(`${stem}.${endings[0]}`, FILE_HEADS[kind]))).toBeNull();
    },
  );

  it.each(rows)('in $place as a $kind isn’t greyed out by a file dialog', ({ rule, kind }) => {
    const accepted = rule.accept.split(',');
    expect(accepted).toEqual(expect.arrayContaining(FILE_KINDS[kind].endings.map((ending) => `.${ending}`)));
    // iOS hands on a JPEG where HEIC isn't asked for.
    expect(rule.accept).not.toMatch(/hei[cf]|\*/);
  });

  it.each(places)(
    'in $place is refused by name and reason where its kind isn’t taken',
    async ({ rule, kinds }) => {
      const other = KINDS.filter((kind) => !kinds.includes(kind));
      for (const [name, head, type] of [
        ['표.exe', 'MZ\x90\0', ''],
        ['그림.gif', 'GIF89a', 'image/gif'],
        ...other.map((kind) => [
          `파일.${FILE_KINDS[kind].endings[0]}`,
          FILE_HEADS[kind],
          FILE_KINDS[kind].types[0],
        ]),
      ] as [string, string, string][]) {
        // The content type of an accepted kind doesn't help.
        for (const said of [type, FILE_KINDS[kinds[0] ?? 'pdf'].types[0]]) {
          const fault = await rule.judge(file(name, head, said));
          expect(fault).toContain(name);
          expect(fault?.length).toBeGreaterThan(name.length + 10);
          expect(fault).not.toMatch(/잠시 후|나중에|다시 시도/);
        }
      }
    },
  );

  it.each(rows)('in $place as a $kind is refused where it is empty', async ({ rule, kind }) => {
    const name = `빈.${FILE_KINDS[kind].endings[0]}`;
    expect(await rule.judge(file(name, ''))).toBe(uploadMessages.empty(name));
  });

  it.each(rows.filter(({ kind }) => kind !== 'csv'))(
    'in $place as a $kind is refused by name where its content is something else',
    async ({ rule, kind }) => {
      const name = `가짜.${FILE_KINDS[kind].endings[0]}`;
      for (const content of ['no such file', '<!doctype html>', 'MZ\x90\0']) {
        const fault = await rule.judge(file(name, content, FILE_KINDS[kind].types[0]));
        expect(fault).toContain(name);
        expect(fault).toContain(uploadMessages.contentDiffers(null, null));
      }
    },
  );

  it.each(places.filter(({ kinds }) => kinds.includes('jpeg')))(
    'in $place as a HEIC is refused with the way to send a JPEG',
    async ({ rule }) => {
      for (const name of ['IMG_0001.HEIC', 'a.heif', 'a.jpg'])
        expect(await rule.judge(file(name, FILE_HEADS.heic))).toBe(uploadMessages.heic(name));
    },
  );

  it.each(rows.filter(({ kind }) => kind === 'pdf'))(
    'in $place is refused where it is a PDF without a page',
    async ({ rule }) => {
      expect(await rule.judge(file('빈.pdf', '%PDF-1.4\n%%EOF'))).toBe(uploadMessages.pageless('빈.pdf'));
    },
  );

  it('goes through the one file input, or is judged where it is dropped', () => {
    const sources = ['components', 'app'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
        .map((name) => path.join(folder, name)),
    );
    const taking = sources.filter((name) =>
      /<FileInput\b|useDroppedFiles\(|dataTransfer\.files/.test(readFileSync(name, 'utf8')),
    );
    expect(taking.sort()).toEqual(Object.keys(PLACES).sort());
    const native = sources.filter((name) => /type="file"|\saccept=/.test(readFileSync(name, 'utf8')));
    expect(native).toEqual(['components/ui/field/file-input.tsx']);
    for (const name of taking) {
      const source = readFileSync(name, 'utf8');
      if (source.includes('dataTransfer.files')) expect(source).toContain('judgeFiles(');
    }
  });

  it('is never judged by the content type that the browser reports', () => {
    const sources = ['components', 'app', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => path.join(folder, name)),
    );
    const asking = sources.filter((name) =>
      /\b(?:file|blob|chosen)\.type\b/i.test(readFileSync(name, 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});
