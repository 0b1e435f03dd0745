import * as articlePaths from '@/lib/paths/article';
import * as artworkPaths from '@/lib/paths/artwork';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();
const suggest = (q: string) => api.get('/v1/search/suggestions', { query: { q } });

describe('suggestions', () => {
  it('come while a syllable is half typed, by initials, and in the keyboard’s other mode', async () => {
    const artist = await api.make.artist({ nameKo: '김정현', nameEn: 'Kim Jeonghyeon' });
    const work = await api.make.artwork(artist.id, { title: '달 항아리' });
    const news = await api.make.article({ type: 'NEWS', title: '바다 소식', location: '부산' });
    const first = async (q: string) => {
      const answer = await suggest(q);
      return [answer.q, answer.suggestions[0]?.text];
    };
    for (const q of [
      '김',
      '기',
      'ㄱ',
      '김ㅈ',
      '김저',
      '김정',
      '김정ㅎ',
      '김정혀',
      '김정현',
      '정현',
      'ㄱㅈㅎ',
      'ㅈㅎ',
      'kim',
      'Jeong',
    ])
      expect(await first(q)).toEqual([q, '김정현']);
    for (const q of ['달항', '닳', '달 하', 'ㄷㅎㅇㄹ', '항아리', 'ㅎㅇㄹ'])
      expect(await first(q)).toEqual([q, '달 항아리']);
    expect(await first('받')).toEqual(['받', '바다 소식']);
    expect(await first('rlawjdgus')).toEqual(['김정현', '김정현']);
    expect(await first('ㅏㅑㅡ')).toEqual(['kim', '김정현']);
    expect(await first('김정헌')).toEqual(['김정헌', '김정현']);
    expect((await suggest('달')).suggestions).toEqual([
      {
        index: 'ARTIST_ARTWORK',
        uuid: work.uuid,
        text: '달 항아리',
        note: '김정현',
        path: artworkPaths.page(work.uuid),
      },
    ]);
    expect((await suggest('바다')).suggestions[0]).toMatchObject({
      index: 'ARTICLE_NEWS',
      note: '부산',
      path: articlePaths.page('NEWS', news.uuid),
    });
  });

  it('know a given name by its two initials, whatever else begins with them or is newer', async () => {
    const artist = await api.make.artist({ nameKo: '김정현' });
    for (let at = 0; at < 9; at += 1) {
      await api.make.artwork(artist.id, { title: `조화 ${at}` });
      await api.make.article({ type: 'EVENT', title: `가을 주회 ${at}` });
    }
    const { suggestions } = await suggest('ㅈㅎ');
    expect(suggestions).toContainEqual(expect.objectContaining({ index: 'ARTIST', text: '김정현' }));
    expect(suggestions.map(({ index }) => index)).toContain('ARTICLE_EVENT');
    expect((await suggest('ㄷㅎ')).suggestions).toEqual([]);
  });

  it('leave room for every kind, and name a title once', async () => {
    const artist = await api.make.artist({ nameKo: '산' });
    for (let at = 0; at < 12; at += 1) {
      await api.make.artwork(artist.id, { title: '산 그림' });
      await api.make.artwork(artist.id, { title: `산 ${at}` });
      await api.make.article({ type: 'EVENT', title: `산 잔치 ${at}` });
    }
    const { suggestions } = await suggest('산');
    expect(suggestions).toHaveLength(8);
    expect(suggestions.map(({ index }) => index)).toEqual([
      'ARTIST',
      ...Array(4).fill('ARTIST_ARTWORK'),
      ...Array(3).fill('ARTICLE_EVENT'),
    ]);
    expect(new Set(suggestions.map(({ text }) => text)).size).toBe(8);
  });
});
