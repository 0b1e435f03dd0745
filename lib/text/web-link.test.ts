import { parseWebLink, withoutPunctuation, withScheme } from './web-link';

const VIDEO = 'https://youtu.be/abcdefghijk';

test.each([',', '.', ')', ']', '>', '·', '...', ').', ' ,', '」', '”.', '，', '・'])(
  '%j behind a link is cut off',
  (end) => {
    expect(withoutPunctuation(`${VIDEO}${end}`)).toBe(VIDEO);
    expect(parseWebLink(`${VIDEO}${end}`)?.href).toBe(VIDEO);
  },
);

test.each([
  ['https://ko.wikipedia.org/wiki/결_(미술)', 'https://ko.wikipedia.org/wiki/결_(미술)'],
  ['https://ko.wikipedia.org/wiki/결_(미술))', 'https://ko.wikipedia.org/wiki/결_(미술)'],
  ['https://ko.wikipedia.org/wiki/결_(미술).', 'https://ko.wikipedia.org/wiki/결_(미술)'],
  ['https://a.kr/?q[]', 'https://a.kr/?q[]'],
  ['https://a.kr/(a)b)', 'https://a.kr/(a)b'],
  ['https://a.kr/a-', 'https://a.kr/a-'],
  ['https://a.kr/', 'https://a.kr/'],
  [')', ''],
  ['', ''],
])('%j is cut to %j', (text, link) => expect(withoutPunctuation(text)).toBe(link));

test('a long text is cut in time that grows with it', () => {
  // By the square of its length, each would take minutes.
  expect(withoutPunctuation(`a${')'.repeat(1_000_000)}`)).toBe('a');
  expect(withoutPunctuation(`a${'.>'.repeat(500_000)}`)).toBe('a');
  expect(parseWebLink(`https://${'a.'.repeat(200_000)}`)).toBeNull();
});

test.each([
  ['youtu.be/a', 'https://youtu.be/a'],
  [' http://a.kr ', 'http://a.kr/'],
  ['HTTPS://a.kr', 'https://a.kr/'],
  ['https://네이버.한국', 'https://xn--950bt9s8xi.xn--3e0b707e/'],
  ['네이버.한국/결', 'https://xn--950bt9s8xi.xn--3e0b707e/%EA%B2%B0'],
  ['https://a.kr:8080/a?b=c#d', 'https://a.kr:8080/a?b=c#d'],
])('%j leads to %s', (link, href) => expect(parseWebLink(link)?.href).toBe(href));

test.each([
  [`${VIDEO} 제 영상입니다`],
  ['https://youtu.be/abcde\nfghijk'],
  ['https://youtu.be/abcde\tfghijk'],
  ['https://youtu.be/abcde\u2800fghijk'],
  ['제 영상 https://youtu.be/a'],
  ['https:/youtu.be/a'],
  ['https:youtu.be/a'],
  ['https:///youtu.be/a'],
  ['//youtu.be/abc'],
  ['\\\\youtu.be\\abc'],
  ['/youtu.be/abc'],
  ['https://localhost/a'],
  ['http://192.168.0.1/a'],
  ['1.5'],
  ['https://.kr'],
  ['https://user@youtu.be/a'],
  ['haru@example.com'],
  ['javascript:alert(1)'],
  ['영상'],
  [''],
])('%j leads nowhere', (link) => {
  expect(parseWebLink(link)).toBeNull();
  expect(withScheme(link)).toBe(link);
});

test('a link gets the scheme that it lacks, once', () => {
  expect(withScheme('blog.naver.com/a')).toBe('https://blog.naver.com/a');
  expect(withScheme('https://blog.naver.com/a')).toBe('https://blog.naver.com/a');
  expect(withScheme('http://blog.naver.com/a')).toBe('http://blog.naver.com/a');
});
