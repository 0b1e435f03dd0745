import { faqs } from '@/server/db/schema/support';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();

test('all read the questions in their order, and artists alone those for artists', async () => {
  const texts = { question: '질문', answer: '대답' };
  await api.make.row(faqs, { ...texts, category: 'ARTIST', isForArtists: true, position: 1 });
  await api.make.row(faqs, { ...texts, category: 'ETC', position: 3 });
  await api.make.row(faqs, { ...texts, category: 'MEMBER', position: 2 });
  const seen = async (roleType?: 'ARTIST' | 'ARTIST_PENDING' | 'MEMBER' | 'BUSINESS' | 'ADMIN') => {
    const as = roleType === undefined ? {} : { as: await api.make.account({ roleType }) };
    return (await api.get('/v1/support/faqs', as)).content.map(({ category }) => category);
  };
  for (const role of [undefined, 'MEMBER', 'BUSINESS'] as const)
    expect(await seen(role)).toEqual(['MEMBER', 'ETC']);
  for (const role of ['ARTIST', 'ARTIST_PENDING', 'ADMIN'] as const)
    expect(await seen(role)).toEqual(['ARTIST', 'MEMBER', 'ETC']);
});
