import { sanitizeContent } from './content-html';

it('keeps what an article is made of', () => {
  const html =
    '<p>물을 <strong>먹인</strong> 종이 &amp; <em>먹</em><br />다음 줄</p><h3>전시 구성</h3><ul><li>1층</li><li>지하</li></ul><blockquote>두께</blockquote>';
  expect(sanitizeContent(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script><p>가</p>', '<p>가</p>'],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">가</p>', '<p>가</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="그림&quot; onload=&quot;x" onload=alert(1)>', '<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="그림&quot; onload=&quot;x" loading="lazy" />'],
  ['<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" width="640" height="480">', '<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" width="640" height="480" loading="lazy" />'],
  ['<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" width="640">', '<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" loading="lazy" />'],
  ['<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" width="100%" height="0">', '<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" loading="lazy" />'],
  ['<img src="https://tracker.example/a.png">', ''],
  ['<img src="/media/../v1/users/me">', ''],
  ['<img src="/media/0123456789abcdef0123456789abcdef/../../v1/users/me">', ''],
  ['<img src="/media/.&#46;/v1/users/me">', ''],
  ['<img src="/media/%2e%2e/v1/users/me">', ''],
  ['<img src="/media/.%2E/v1/users/me">', ''],
  ['<img src="/media/..\\v1/users/me">', ''],
  ['<img src="/media/.\t./v1/users/me">', ''],
  ['<img src="/media//evil.example/a.png">', ''],
  ['<img src="/media/./640.webp">', ''],
  ['<img src="/media/0123456789abcdef0123456789abcdef/640.webp?x=/../">', ''],
  ['<img src="/media/0123456789abcdef0123456789abcdef/640.svg">', ''],
  ['<img src=" /media/0123456789abcdef0123456789abcdef/640.webp">', ''],
  ['<img src="/media/0123456789abcdef0123456789abcdef/640.webp" srcset="https://tracker.example/a.png 2x">', '<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="" loading="lazy" />'],
  ['<svg><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>끝', '끝'],
  ['<iframe src="https://evil.example"></iframe>가', '가'],
  ['<style>p{display:none}</style>가', '가'],
  ['<!-- <script>alert(1)</script> -->가', '가'],
  ['<a href="javascript:alert(1)">가</a>', '<a>가</a>'],
  ['<a href=" java\nscript:alert(1)">가</a>', '<a>가</a>'],
  ['<a href="&#106;avascript:alert(1)">가</a>', '<a>가</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">가</a>', '<a>가</a>'],
  ['<a href="//evil.example">가</a>', '<a>가</a>'],
  ['<a href="https://b.example/&#x202e;gnp.exe">가</a>', '<a>가</a>'],
  ['<a href="https://b.example/%E2%80%AEgnp.exe">가</a>', '<a>가</a>'],
  ['<a href="https://b%2eexample/">가</a>', '<a>가</a>'],
  ['<a href="/\\evil.example">가</a>', '<a>가</a>'],
  ['<a href="/artist/dana?a=1&amp;b=2">가</a>', '<a href="/artist/dana?a=1&amp;b=2">가</a>'],
  ['<a href="mailto:a@b.example">가</a>', '<a href="mailto:a@b.example">가</a>'],
  ['<a href="https://b.example" target="_self" rel="opener">가</a>', '<a href="https://b.example" target="_blank" rel="noopener noreferrer">가</a>'],
  ['<h1>큰</h1><h2>중간</h2><h6>작은</h6>', '<h3>큰</h3><h4>중간</h4><h6>작은</h6>'],
  ['<h2>둘</h2><h3>셋</h3>', '<h3>둘</h3><h4>셋</h4>'],
  ['<p>가<h3>나', '<p>가</p><h3>나</h3>'],
  ['가 &lt; 나 & 다 > 라', '가 &lt; 나 &amp; 다 &gt; 라'],
  ['<span style="color:red">가</span><form action="/x"><button>나</button></form>', '가나'],
  ['</p></div></script>가', '<p></p>가'],
  ['', ''],
])('%j', (html, expected) => {
  expect(sanitizeContent(html)).toBe(expected);
}); // prettier-ignore

it('writes nothing but its own elements, whatever it was given', () => {
  const pieces = [
    '<p>', '</p>', '<a href="https://x.example">', '<a href=javascript:x>', '</a>', '<', '>', '"', "'", '<!--', '-->', '<script>',
    '</script>', '<svg>', '</svg>', '<li>', '<ul>', '</ul>', '&lt;', '&#60;script&#62;', '&', '<h1>', '<img src=x onerror=y>', '가',
    '<td>', '<table>', '</', '<br/', '/>', '\u0000', ' on=', '<P/onclick=x>', '<b', '`',
  ]; // prettier-ignore
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const own =
    /^<\/?(p|ul|li|h[3-6]|table|td|b|a)>$|^<br \/>$|^<a href="https:\/\/x\.example" target="_blank" rel="noopener noreferrer">$/;
  for (let round = 0; round < 3000; round += 1) {
    const html = Array.from({ length: 12 }, () => pieces[Math.floor(next() * pieces.length)]).join('');
    const clean = sanitizeContent(html);
    expect((clean.match(/<[^>]*>/g) ?? []).filter((tag) => !own.test(tag))).toEqual([]);
    expect(clean.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  }
});
