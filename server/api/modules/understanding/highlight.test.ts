import { highlight } from './highlight';

const of = (query: string, text: string, isTitle = false) =>
  highlight({ text: query, others: [] }, [{ name: 'text', text, isTitle }]).text?.[0];

it('marks every place, whatever the case', () => {
  expect(of('물', '물결과 물빛')).toBe('<em>물</em>결과 <em>물</em>빛');
  expect(of('OIL', 'Oil on oil')).toBe('<em>Oil</em> on <em>oil</em>');
});

it('escapes first: HTML in a title stays text, also inside the hit', () => {
  expect(of('img', '<img src=x onerror=alert(1)>', true)).toBe('&lt;<em>img</em> src=x onerror=alert(1)&gt;');
  expect(of('<b>', 'a <b> & "c"')).toBe('a <em>&lt;b&gt;</em> &amp; &quot;c&quot;');
  expect(of('lt', '1 < 2')).toBeUndefined();
  expect(of('em', '<em>물</em>')).toBe('&lt;<em>em</em>&gt;물&lt;/<em>em</em>&gt;');
});

it('marks a phrase as one, and its words where they stand apart', () => {
  expect(of('푸른 물', '푸른 물과 푸른 산')).toBe('<em>푸른 물</em>과 <em>푸른</em> 산');
});

it('finds titles across spaces, and other texts not', () => {
  expect(of('달항아리', '백자 달 항아리', true)).toBe('백자 <em>달 항아리</em>');
  expect(of('달항아리', '백자 달 항아리')).toBeUndefined();
});

it('marks a number where it is whole', () => {
  expect(of('100', '2100, 100호, 1.100')).toBe('2100, <em>100</em>호, 1.100');
  expect(of('162.2x130', '162.2x130.3와 162.2x1305')).toBe('<em>162.2x130</em>.3와 162.2x1305');
  expect(of('12', 'No.12', true)).toBe('No.<em>12</em>');
});

it('shows of a long text what stands around the hit', () => {
  const text = `${'앞글 '.repeat(100)}여기 물결이 있다 ${'뒷글 '.repeat(100)}`;
  const snippet = of('물결', text) ?? '';
  expect(snippet.startsWith('…')).toBe(true);
  expect(snippet.endsWith('…')).toBe(true);
  expect(snippet).toContain('여기 <em>물결</em>이 있다');
  expect(snippet.length).toBeLessThan(150);
});

it('takes signs of patterns as themselves', () => {
  for (const query of ['%', '_', '\\', '&|!:*()<->', '.*', '[a', 'a-b', '$', '^', '{2}', '/', '?']) {
    expect(of(query, `가 ${query} 나`)).toContain('<em>');
    expect(of(query, '가나다')).toBeUndefined();
  }
});

it('is whole with emoji, broken text and letters that were taken apart', () => {
  expect(of('🎨', '그림 🎨!')).toBe('그림 <em>🎨</em>!');
  expect(of('물'.normalize('NFD'), '물결')).toBe('<em>물</em>결');
  expect(of('물', '물결'.normalize('NFD'))).toBe('<em>물</em>결');
  const cut = of('끝', `${'🎨'.repeat(200)}끝${'🎨'.repeat(200)}`) ?? '';
  expect(cut).not.toMatch(/\p{Cs}/u);
  expect(of('', '물')).toBeUndefined();
});
