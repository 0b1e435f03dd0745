import { eq } from 'drizzle-orm';
import type { Portfolio } from '@/lib/contracts/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as uploadMessages from '@/lib/messages/upload';
import { imageUrl } from '@/lib/media/image-url';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { portfolios } from '@/server/db/schema/portfolio';
import { useTestApi } from '@/tests/support/api';
import { PORTFOLIO, portfolioBody, portfolioCalls, withWorks } from '@/tests/support/portfolios';
import { named, picture, studioArtist, studioForm } from '@/tests/support/studio';

const api = useTestApi();
const { save, saved, begin } = portfolioCalls(api);

describe('GET …/portfolio/new', () => {
  it('has the profile, chosen as a whole, and how the artist is reached', async () => {
    const { as, artist, portfolio } = await begin();
    const account = await api.row(accounts, { uuid: artist.accountUuid });
    expect(portfolio.artistProfile).toMatchObject({
      ...{ nameKo: artist.nameKo, phoneNum: account.phoneNum, email: account.email },
      ...{ introduction: '가'.repeat(45), artistNote: '나는 매일 점을 찍는다.' },
      awards: [
        { year: 2024, title: '푸른새벽 미술상', selected: true },
        { year: 2020, title: '신진작가 공모', selected: true },
      ],
    });
    expect(await api.get(`${PORTFOLIO}/new`, { as })).toMatchObject({
      artistArtWorks: [],
      cover: { kind: 'typographic' },
    });
    expect(await api.rows(portfolios)).toEqual([]);
  });

  it('never divides a character where it cuts', async () => {
    const { as } = await studioArtist(api, { introduction: `${'가'.repeat(44)}👩‍🎨달` });
    expect((await api.get(`${PORTFOLIO}/new`, { as })).artistProfile.introduction).toBe(
      `${'가'.repeat(44)}👩‍🎨`,
    );
  });
});

describe('POST …/portfolio', () => {
  it('keeps what was chosen and typed, and answers what the profile and the artworks say today', async () => {
    const { as, artist, works, portfolio } = await begin();
    const [first, second] = portfolio.artistProfile.awards;
    const typed: Portfolio = {
      ...portfolio,
      artistProfile: {
        ...portfolio.artistProfile,
        ...{ nameKo: '남의이름', introduction: '고친 소개', email: 'work@example.com' },
        awards: [first, second].flatMap((award) => (award ? [{ ...award, selected: award === first }] : [])),
      },
      profileVisibility: { ...portfolio.profileVisibility, WORKSHOP: false },
    };
    const state = await save(as, portfolioBody(typed));
    expect(state).toMatchObject({ version: 1, isTemporary: true, hasPdf: false });
    expect(await api.get(`${PORTFOLIO}/saved/last-updated`, { as })).toBe(state.updatedAt);

    const awards = [{ year: 2026, title: '새로 받은 상' }, ...artist.awards];
    await api.database.orm.update(artists).set({ nameKo: '류새봄', awards }).where(eq(artists.id, artist.id));
    const answer = await saved(as, true);
    expect(answer).toMatchObject({ ...state, missingArtworks: [], profileVisibility: { WORKSHOP: false } });
    expect(answer.artistProfile).toMatchObject({
      ...{ nameKo: '류새봄', introduction: '고친 소개', email: 'work@example.com' },
      awards: [{ selected: true }, { selected: true }, { selected: false }],
    });
    const [work] = works;
    const image = await api.make.image({ width: 4000, height: 3000 });
    await api.database.orm
      .update(artworks)
      .set({ imageId: image.id, title: '오늘의 제목' })
      .where(eq(artworks.uuid, work?.uuid ?? ''));
    expect((await saved(as, true)).artistArtWorks[0]).toMatchObject({
      ...{ uuid: work?.uuid, title: '오늘의 제목', imageUrl: imageUrl(image), width: 4000, height: 3000 },
    });
  });

  it('names artworks that are gone, and closes up their pages', async () => {
    const { as, works, portfolio } = await begin();
    await save(as, portfolioBody(portfolio));
    const gone = works[0]?.uuid ?? '';
    await api.database.orm.delete(artworks).where(eq(artworks.uuid, gone));
    const answer = await saved(as, true);
    expect(answer.missingArtworks).toEqual([{ uuid: gone, title: '보낸 제목' }]);
    expect(answer.artistArtWorks).toMatchObject([{ uuid: works[1]?.uuid, page: 0, side: 'left' }]);
  });

  it('tells nothing of another’s artwork', async () => {
    const { as, portfolio } = await begin();
    const other = await studioArtist(api);
    const theirs = await api.make.artwork(other.artist.id, { title: '남의 작품' });
    await save(as, portfolioBody(withWorks(portfolio, [theirs])));
    expect(await saved(as, true)).toMatchObject({
      ...{ artistArtWorks: [], missingArtworks: [{ uuid: theirs.uuid, title: '보낸 제목' }] },
    });
  });

  it('takes isTemporary as a part of the form too', async () => {
    const { as, portfolio } = await begin();
    const { isTemporary: _, ...body } = portfolioBody(withWorks(portfolio, []));
    const form = (isTemporary: string) => {
      const data = studioForm(body);
      data.append('isTemporary', isTemporary);
      return data;
    };
    expect((await api.call('POST', PORTFOLIO, { as, body: form('true') })).version).toBe(1);
    const failure = await api.fails(422, 'POST', PORTFOLIO, { as, body: form('false') });
    const message = portfolioMessages.artworksRequired;
    expect(failure).toMatchObject({ message, errors: [{ field: 'artistArtWorks', message }] });
    await api.fails(422, 'POST', PORTFOLIO, { as, body: form('maybe') });
  });

  it('is refused to the second of two tabs', async () => {
    const { as, portfolio } = await begin();
    const both = await Promise.all(
      [1, 2].map(() => api.request('POST', PORTFOLIO, { as, body: studioForm(portfolioBody(portfolio)) })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes a cover that is sent, or an image of the artist’s, and nobody else’s', async () => {
    const { as, artist, portfolio } = await begin();
    const sent = await picture(900, 600, 'jpeg');
    const cover = (address: string): Portfolio => ({
      ...portfolio,
      cover: { kind: 'image', picture: { imageUrl: address, width: null, height: null } },
    });
    await save(as, portfolioBody(cover('blob:chosen')), { image: sent });
    const first = await saved(as, true);
    expect(first.cover).toMatchObject({ kind: 'image', picture: { width: 900, height: 600 } });
    const kept = first.cover.kind === 'image' ? first.cover.picture.imageUrl : '';
    await save(as, portfolioBody(cover(kept), 1));
    expect((await saved(as, true)).cover).toEqual(first.cover);
    const photo = await api.row(artists, { id: artist.id });
    await save(as, portfolioBody(cover(`/media/${photo.imageId}/320.webp`), 2));
    const foreign = await api.make.image();
    for (const address of [`/media/${foreign.id}/320.webp`, 'https://elsewhere.example/a.jpg', '']) {
      const failure = await api.fails(422, 'POST', PORTFOLIO, {
        as,
        body: studioForm(portfolioBody(cover(address), 3)),
      });
      expect(failure.errors).toEqual([{ field: 'image', message: portfolioMessages.coverMissing }]);
    }
    const text = studioForm(portfolioBody(cover(''), 3), { image: named(Buffer.from('<svg/>'), 'a.svg') });
    expect((await api.fails(422, 'POST', PORTFOLIO, { as, body: text })).errors).toEqual([
      { field: 'image', message: uploadMessages.refused('a.svg', portfolioMessages.coverType) },
    ]);
  });
});
