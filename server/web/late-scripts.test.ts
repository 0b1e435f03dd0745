import { orderScripts, postponeScripts } from './late-scripts';

const CHUNKS = '/_next/static/chunks';
const tag = (name: string, rest = '') => `<script src="${CHUNKS}/${name}.js" async=""${rest}></script>`;
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const sourcesIn = (html: string) => /<script[^>]* data-sources="([^"]*)"/.exec(html)?.[1];

describe('the scripts of a document', () => {
  it('are named by one script at the end of the head, in their order and once', () => {
    const html = postponeScripts(page(tag('a') + tag('b'), `<p>본문</p>${tag('c')}${tag('a')}`));
    expect(sourcesIn(html)).toBe(['a', 'b', 'c'].map((name) => `${CHUNKS}/${name}.js`).join(' '));
    expect(html).not.toContain(' src=');
    expect(html).toMatch(/<\/script><\/head><body><p>본문<\/p><\/body>/);
  });

  it('run in their order, the runtime last', () => {
    const html = postponeScripts(page(tag('a') + tag('turbopack-1x') + tag('b')));
    expect(sourcesIn(html)).toBe(['a', 'b', 'turbopack-1x'].map((name) => `${CHUNKS}/${name}.js`).join(' '));
    expect(html).toContain('async: false');
  });

  it('are those too that only the data of React names', () => {
    const data = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
    // One character for each byte, as documents are read here.
    const typed = Buffer.from(`바다\n9:I[1,["${CHUNKS}/typed.js"],"default"]\n`).toString('latin1');
    const rows = [
      '0:{"P":null}',
      `6:"${CHUNKS}/error.js"`,
      `7:I[1,["$6","${CHUNKS}/a.js"],"default"]`,
      `8:T${typed.length.toString(16)},${typed}a:["$","p",null,{"children":${JSON.stringify(`"${CHUNKS}/typed.js"`)}}]`,
      `b:I[2,["${CHUNKS}/c.js"],"Part"]`,
    ].join('\n');
    const half = rows.indexOf('7:I') + 5;
    const html = postponeScripts(
      page(tag('turbopack-1x') + tag('a'), data(rows.slice(0, half)) + data(`${rows.slice(half)}\n`)),
    );
    expect(sourcesIn(html)).toBe(
      ['a', 'error', 'c', 'turbopack-1x'].map((name) => `${CHUNKS}/${name}.js`).join(' '),
    );
  });

  it('bear the nonce of those that it replaces', () => {
    const html = postponeScripts(page(tag('a', ' nonce="secret"')));
    expect(html).toContain(`<script nonce="secret" data-sources="${CHUNKS}/a.js">`);
  });

  it('are not asked for ahead', () => {
    const preload = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNKS}/a.js"/>`;
    expect(postponeScripts(page(preload + tag('a')))).not.toContain('preload');
  });

  it('leave every other script where it is', () => {
    const others = [
      '<script>early()</script>',
      `<script src="${CHUNKS}/old.js" noModule=""></script>`,
      '<script src="https://elsewhere.example/a.js" async=""></script>',
    ];
    const html = postponeScripts(page(tag('a'), others.join('')));
    for (const other of others) expect(html).toContain(other);
  });

  it('are written the same for every page, so that one hash allows them', () => {
    const codeOf = (html: string) => /data-sources="[^"]*">([\s\S]*?)<\/script>/.exec(html)?.[1];
    const [one, other] = [page(tag('a')), page(tag('b') + tag('c'))].map(postponeScripts);
    expect(codeOf(one ?? '')).toMatch(/document\.currentScript/);
    expect(codeOf(one ?? '')).toBe(codeOf(other ?? ''));
  });
});

it('keeps the scripts of a private document in its head, in their order', () => {
  const html = orderScripts(
    page(tag('turbopack-1x', ' nonce="secret"') + tag('a', ' nonce="secret"'), '<p>본문</p>'),
  );
  const written = (name: string) => `<script src="${CHUNKS}/${name}.js" defer="" nonce="secret"></script>`;
  expect(html).toBe(page(written('a') + written('turbopack-1x'), '<p>본문</p>'));
});

it('changes no document without such scripts', () => {
  for (const html of [page('<title>제목</title>'), `<p>${tag('a')}</p>`, ''])
    for (const change of [postponeScripts, orderScripts]) expect(change(html)).toBe(html);
});
