import { postponeScripts } from './late-scripts';

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

it('changes no document without such scripts', () => {
  for (const html of [page('<title>제목</title>'), `<p>${tag('a')}</p>`, ''])
    expect(postponeScripts(html)).toBe(html);
});
