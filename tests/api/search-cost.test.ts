import { apiUrl } from '@/lib/api/url';
import { useTestApi } from '@/tests/support/api';
import { LIST_WORDS } from '@/tests/support/list-words';
import { statementsOf } from '@/tests/support/statements';

/**
 * What a search costs the database by what it sends, which no busy machine changes: the fuzz kind `list-cpu` measures the time.
 * The lists of the unified search alone ask more than once.
 */
const STATEMENTS = 26;
const PARAMETERS = 200;
/** These are parsed and planned again at each place of a statement that calls them with a constant. */
const EXPENSIVE = /search_(?:like|query|either|letter)\(/;

const api = useTestApi({}, { resets: false });
beforeAll(async () => {
  const artist = await api.make.artist({ nameKo: '류단아', introduction: '바다와 유화, oil on canvas' });
  await api.make.artwork(artist.id, { title: '바다의 기억', material: '캔버스에 유채' });
  await api.make.article({ type: 'EXHIBITION', title: '바다의 결', previewImageId: artist.imageId });
});

it.each(Object.entries(LIST_WORDS))('%s asks little', async (_, q) => {
  const lists = [
    apiUrl('/v2/artists', { query: { q } }),
    apiUrl('/v1/contents/articles/exhibitions', { query: { q } }),
    apiUrl('/v1/search/unified-field/{index}', { params: { index: 'ARTIST_ARTWORK' }, query: { q } }),
    apiUrl('/v1/search/suggestions', { query: { q } }),
    apiUrl('/v1/support/notices', { query: { q } }),
  ];
  for (const list of lists) {
    const statements = await statementsOf(api.database.orm, async () => {
      expect((await api.app.request(list)).status).toBe(200);
    });
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS);
    expect(statements.filter((sql) => EXPENSIVE.test(sql))).toEqual([]);
    const most = Math.max(0, ...statements.map((sql) => new Set(sql.match(/\$\d+/g)).size));
    expect([q, most <= PARAMETERS, most]).toEqual([q, true, most]);
  }
});
