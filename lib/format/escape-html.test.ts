import { escapeHtml } from './escape-html';

it('leaves nothing that HTML would read', () => {
  expect(escapeHtml(`<b a="1" b='2'>&amp;</b> 결`)).toBe(
    '&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt; 결',
  );
});
