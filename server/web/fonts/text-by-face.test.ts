import { textByFace } from './text-by-face';
import { readTypeRules } from './type-rules';

const RULES = readTypeRules(
  [
    '@layer ui.base{:root{--paper:#fff}.t-h1{font:300 48px/1.28 var(--serif);letter-spacing:-.03em}}',
    '@layer ui{.t-cap{font:400 13px/1.6 var(--sans);color:red}}',
    '.rich_a{color:red;font:300 18px/1.95 var(--serif)}',
    '.rich_a h3,.rich_a h4{font:400 26px/1.45 var(--serif)}',
    '.rich_a b{font-weight:400;font-family:var(--serif)}',
    '.thin_b{margin:0;font-weight:300}',
    '@media (max-width:767px){.spread_c{font:400 20px/1.5 var(--serif)}}',
    '.plain_d{color:red}',
  ].join(''),
);

/** The characters by face, in the order of the document. */
function read(html: string): Record<string, string> {
  const text = textByFace(Buffer.from(html).toString('latin1'), RULES);
  return Object.fromEntries(Object.entries(text).map(([face, set]) => [face, [...set].join('')]));
}

describe('textByFace', () => {
  it('takes a text without a class for the body’s sans', () => {
    expect(read('<p>가나</p>')).toEqual({ 'serif-300': '', 'serif-400': '', sans: '가나' });
  });

  it('follows classes down to the elements inside', () => {
    const html = '<h1 class="x t-h1"><span>물</span><small class="t-cap">점<i>선</i></small>결</h1><p>면</p>';
    expect(read(html)).toEqual({ 'serif-300': '물결', 'serif-400': '', sans: '점선면' });
  });

  it('knows the elements of a rich text', () => {
    const html = '<div class="rich_a"><p>글<b>힘</b></p><h3>장</h3><img src="a.png"><p>끝</p></div>';
    expect(read(html)).toEqual({ 'serif-300': '글끝', 'serif-400': '힘장', sans: '' });
  });

  it('lets a weight alone keep the family', () => {
    expect(read('<h1 class="spread_c">큰<em class="thin_b">가는</em></h1>')).toEqual({
      'serif-300': '가는',
      'serif-400': '큰',
      sans: '',
    });
  });

  it('counts a text of two possible types for both faces', () => {
    expect(read('<h1 class="t-h1 spread_c">둘</h1>')).toEqual({
      'serif-300': '둘',
      'serif-400': '둘',
      sans: '',
    });
  });

  it('reads entities, placeholders and values, and no scripts, styles or titles', () => {
    const html =
      '<title>제</title><style>.a{content:"장"}</style><script>"수"</script><p>A&amp;&#xAC00;</p>' +
      '<input placeholder="찾기" value="달">';
    expect(read(html)).toEqual({ 'serif-300': '', 'serif-400': '', sans: 'A&가찾기달' });
  });

  it('is not led astray by end tags that nothing has begun', () => {
    expect(read('</div></p><h1 class="t-h1">가</h1></section>나').sans).toBe('나');
  });

  it('takes nothing of comments, and a sign that begins no tag', () => {
    expect(read('<!DOCTYPE html><!--$--><p>가<!-- -->나 < 다<!--열린').sans).toBe('가나 <다');
  });

  it('judges the same element anew below another parent', () => {
    const html = '<div class="rich_a"><b class="x">굵</b></div><div><b class="x">보통</b></div>';
    expect(read(html)).toEqual({ 'serif-300': '', 'serif-400': '굵', sans: '보통' });
  });

  it('reads an attribute with signs of tags inside', () => {
    expect(read('<p title="a > b" class="t-h1">가</p><br class="t-h1"/>나')).toEqual({
      'serif-300': '가',
      'serif-400': '',
      sans: '나',
    });
  });
});
