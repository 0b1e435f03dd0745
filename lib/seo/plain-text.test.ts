import { plainText, shorten } from './plain-text';

describe('plainText', () => {
  it('takes markup, entities and line breaks out', () => {
    expect(plainText('<p>먹과&nbsp;물,<br>그리고\n종이 &lt;결&gt;</p>')).toBe('먹과 물, 그리고 종이 <결>');
  });
  it('keeps words whole that are marked up in part', () => {
    expect(plainText('<p>달<strong>항</strong>아<a href="/x">리</a></p><p>물<BR/>결</p><b>A</b>')).toBe(
      '달항아리 물 결 A',
    );
  });
  it('decodes an escaped entity once', () => {
    expect(plainText('&amp;lt;')).toBe('&lt;');
  });
});

describe('shorten', () => {
  it('cuts at a word, by letters and not by code units', () => {
    expect(shorten('가나다 라마바 사아자', 10)).toBe('가나다 라마바…');
    expect(shorten('가나다 라마바', 7)).toBe('가나다 라마바');
    expect([...shorten('🖼'.repeat(20), 5)]).toHaveLength(5);
  });
  it('is one line, and leaves what only looks like markup', () => {
    expect(shorten(' <무제>\n &amp;\u0007 물 ', 20)).toBe('<무제> &amp; 물');
  });
});
