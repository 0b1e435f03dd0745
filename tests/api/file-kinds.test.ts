import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { useTestApi } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { FILE_HEADS } from '@/tests/support/file-heads';
import { formField } from '@/tests/support/form-field';
import { plain } from '@/tests/support/images';
import { artworkTexts, named, studioArtist, studioForm } from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, begin, send, own, upload, addFile, file } = contestCalls(api);

test('documents are attached to an application with any content type of the applicant’s system', async () => {
  const fields = [formField({ name: 'papers', type: 'file', multiple: true })];
  const [as, { uuid }] = [await applicant(), await contest({ fields })];
  const papers = [
    ['서문.hwp', FILE_HEADS.hwp, 'application/haansofthwp', 'application/x-hwp'],
    ['👩🏽‍🎨 "서문".HWPX', FILE_HEADS.hwpx, '', 'application/hwp+zip'],
    ['자료.zip', FILE_HEADS.zip, 'application/x-zip-compressed', 'application/zip'],
    ['글.doc', '{\\rtf1', 'application/octet-stream', 'application/msword'],
    ['표지.jfif', FILE_HEADS.jpeg, 'image/pjpeg', 'image/jpeg'],
  ].map(([name = '', head = '', type = '', kept = '']) => ({
    name,
    bytes: Buffer.from(head, 'latin1'),
    type,
    kept,
  }));
  const begun = await begin(as, uuid, {
    papers: papers.map(({ name, bytes, type }) => file(name, bytes, type)),
  });
  for (const { name, bytes, type, kept } of papers) {
    const added = await addFile(as, begun.id, await upload(as, name, bytes, type), 'papers');
    expect(added).toMatchObject({ name, size: bytes.length, contentType: kept });
  }
  await send(as, begun.id);
  expect((await own(as, uuid))?.answers?.papers).toMatchObject(
    papers.map(({ name, kept }) => ({ name, contentType: kept })),
  );
});

test('a HEIC with AV1 in it is published where an image is', async () => {
  const as = await api.make.account({ roleType: 'ADMIN' });
  const avif = await plain(80, 60).avif().toBuffer();
  for (const name of ['x.heic', 'X.HEIF', 'x.avif'])
    expect(
      await api.call('POST', '/v1/admin/images', {
        as,
        body: studioForm(undefined, { image: named(avif, name) }),
      }),
    ).toMatchObject({
      width: 80,
      height: 60,
    });
});

test('any other HEIC is refused with the way to send a JPEG, and so is one whose box holds another codec', async () => {
  const admin = await api.make.account({ roleType: 'ADMIN' });
  const hevc = Buffer.from(FILE_HEADS.heic, 'latin1');
  // The box of a still picture, with nothing in it that can be read.
  const unknown = Buffer.from(FILE_HEADS.avif.replaceAll('avif', 'mif1'), 'latin1');
  for (const bytes of [hevc, unknown]) {
    const body = studioForm(undefined, { image: named(bytes, 'IMG_1.HEIC') });
    const { errors } = await api.fails(422, 'POST', '/v1/admin/images', { as: admin, body });
    expect(errors).toEqual([{ field: 'image', message: expect.stringContaining('IMG_1.HEIC') as string }]);
  }
  const { as } = await studioArtist(api);
  for (const bytes of [hevc, await plain(80, 60).avif().toBuffer()]) {
    const body = studioForm(artworkTexts(), { image_original: named(bytes, 'IMG_1.HEIC') });
    const { errors } = await api.fails(422, 'POST', '/v1/artists/me/artworks', { as, body });
    expect(errors).toEqual([{ field: 'image_original', message: uploadMessages.heic('IMG_1.HEIC') }]);
  }
});

test('a JPEG of another ending is an artwork’s image and keeps its name; a picture that isn’t one names itself', async () => {
  const { as } = await studioArtist(api);
  const jpeg = await plain(80, 60).jpeg().toBuffer();
  const create = (name: string, bytes: Buffer) => ({
    as,
    body: studioForm(artworkTexts(), { image_original: named(bytes, name) }),
  });
  for (const [name, kept] of [
    ['달.jfif', '달.jfif'],
    ['달 "24".JPE', '달 24.jpe'],
    ['달.png', '달.jpg'],
    ['달', '달.jpg'],
  ] as const)
    expect((await api.call('POST', '/v1/artists/me/artworks', create(name, jpeg))).original).toMatchObject({
      fileName: kept,
      mime: 'image/jpeg',
    });
  const { errors } = await api.fails(422, 'POST', '/v1/artists/me/artworks', create('달.gif', jpeg));
  expect(errors).toEqual([
    { field: 'image_original', message: uploadMessages.refused('달.gif', studioMessages.imageType) },
  ]);
});
