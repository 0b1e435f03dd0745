import { SharedAnswers } from '@/server/api/http/shared-answers';
import { cacheTags } from '@/lib/cache-tags';
import { artists } from '@/server/db/schema/artist';
import { useTestApi } from '@/tests/support/api';

const answers = new SharedAnswers({ seconds: 60, isConnected: () => true });
const api = useTestApi({ answers });

beforeEach(() => answers.invalidate([cacheTags.everything]));

const namesOf = ({ content }: { content: { nameKo: string | null }[] }) =>
  content.map(({ nameKo }) => nameKo);
const rename = (nameKo: string) => api.database.orm.update(artists).set({ nameKo });

describe('an answer that every guest gets', () => {
  it('is kept with its head until its tags change', async () => {
    await api.make.artist({ nameKo: '하나' });
    const first = await api.request('GET', '/v2/artists');
    await rename('둘');
    const kept = await api.request('GET', '/v2/artists');
    expect(await kept.text()).toBe(await first.text());
    const headOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'));
    expect(headOf(kept)).toEqual(headOf(first));
    expect(headOf(kept)).toMatchObject({
      'content-type': 'application/json',
      'cache-tag': 'artists',
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: 'authorization',
    });
    answers.invalidate([cacheTags.artists]);
    expect(namesOf(await api.get('/v2/artists'))).toEqual(['둘']);
  });

  it('is another one for another query', async () => {
    await api.make.artist({ nameKo: '하나' });
    expect(namesOf(await api.get('/v2/artists'))).toEqual(['하나']);
    expect(namesOf(await api.get('/v2/artists', { query: { page: 1 } }))).toEqual([]);
  });

  it('is made anew for a member, whose likes it may show, and for a search', async () => {
    await api.make.artist({ nameKo: '하나' });
    const member = await api.make.account();
    const searched = { query: { q: '하나' } };
    await api.get('/v2/artists');
    await api.get('/v2/artists', { as: member });
    expect(namesOf(await api.get('/v2/artists', searched))).toEqual(['하나']);
    await rename('둘');
    expect(namesOf(await api.get('/v2/artists', { as: member }))).toEqual(['둘']);
    expect(namesOf(await api.get('/v2/artists', searched))).toEqual([]);
  });

  it('fails as before for an artist that isn’t there, until there is one', async () => {
    await api.fails(404, 'GET', '/v2/artists/{userAccountId}', { params: { userAccountId: 'late01' } });
    await api.make.artist({ userAccountId: 'late01' });
    const found = await api.get('/v2/artists/{userAccountId}', { params: { userAccountId: 'late01' } });
    expect(found.userAccountId).toBe('late01');
  });
});
