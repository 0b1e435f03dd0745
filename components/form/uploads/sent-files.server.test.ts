import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

/** A call that sends a file, or a function that makes one. */
const SENDS = /\b(uploadApi|putFile|sendDocuments|sendCover)\(/;
const ASKS = /\b(useSending|useUnsavedGuard|useUnloadGuard|useUploads)\(/;

/** Files that send a file and ask nothing themselves, and the ones that ask while it is sent. */
const ASKED_BY: Readonly<Record<string, readonly string[]>> = {
  'components/admin/parts/use-picture-upload.ts': [
    'components/admin/banners/picture-field.tsx',
    'components/admin/banners/video-field.tsx',
    'components/admin/parts/picture-field.tsx',
  ],
  'components/auth/signup/send-signup.ts': ['components/auth/signup/use-signup-form.ts'],
  'components/contest/send-application.ts': ['components/contest/use-application.ts'],
  'components/form/send-documents.ts': [
    'components/auth/signup/use-signup-form.ts',
    'components/my/use-profile-form.ts',
  ],
  'components/studio/artworks/send-artwork.ts': ['components/studio/artworks/use-artwork-form.ts'],
  'components/studio/portfolio/portfolio-calls.ts': [
    'components/studio/portfolio/use-cover-upload.ts',
    'components/studio/portfolio/use-portfolio.ts',
  ],
  'components/studio/profile/send-profile.ts': ['components/studio/profile/use-studio-profile.ts'],
};

const read = (file: string) => readFileSync(file, 'utf8');

it('asks before a page is left whose file is being sent', () => {
  const silent = listFiles(['components'], '.ts')
    .concat(listFiles(['components'], '.tsx'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => SENDS.test(read(file)) && !ASKS.test(read(file)));
  expect(silent.toSorted()).toEqual(Object.keys(ASKED_BY).toSorted());
  const unasked = Object.values(ASKED_BY)
    .flat()
    .filter((file) => !ASKS.test(read(file)));
  expect(unasked).toEqual([]);
});
