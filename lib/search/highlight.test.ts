import { parseHighlight } from './highlight';

it('tells what was looked for from the rest', () => {
  expect(parseHighlight('물러난 <em>바다</em>, 밤')).toEqual([
    { text: '물러난 ', isHit: false },
    { text: '바다', isHit: true },
    { text: ', 밤', isHit: false },
  ]);
});

it('takes escapes back, once', () => {
  expect(parseHighlight('&lt;<em>b</em>&gt; &amp;lt; &quot;&#39;')).toEqual([
    { text: '<', isHit: false },
    { text: 'b', isHit: true },
    { text: '> &lt; "\'', isHit: false },
  ]);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<em onclick=alert(1)>',
  '<EM>',
  '&nbsp;&#x3c;',
])('leaves %s as text', (html) => {
  expect(parseHighlight(html)).toEqual([{ text: html, isHit: false }]);
});

it('bears what is broken', () => {
  expect(parseHighlight('')).toEqual([]);
  expect(parseHighlight('</em>가<em>나')).toEqual([
    { text: '가', isHit: false },
    { text: '나', isHit: true },
  ]);
  expect(parseHighlight('<em><em>가</em>나</em>')).toEqual([
    { text: '가', isHit: true },
    { text: '나', isHit: false },
  ]);
});
