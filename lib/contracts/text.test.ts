import * as typedMessages from '@/lib/messages/typed';
import { linkText, webLinkText } from './text';

const LINK = 'https://youtu.be/abcdefghijk';

test.each(['\u200b', '\u200e', '\ufeff', ' \u200b\n'])(
  'a link that is pasted with %j at its ends is taken',
  (unseen) => {
    expect(linkText(100).parse(`${unseen}${LINK}${unseen}`)).toBe(LINK);
    // Inside it a character that isn't seen may hide where the link leads.
    expect(linkText(100).safeParse(`https://youtu${unseen}.be/a`).success).toBe(false);
  },
);

test.each([
  `${LINK} 제 영상입니다`,
  'https://youtu.be/abcde\nfghijk',
  'https:/youtu.be/a',
  '//youtu.be/abc',
  'https://a.kr/interview 1',
  'data:x',
])('%j is no link to another site', (text) => {
  expect(webLinkText(255).safeParse(text).error?.issues).toMatchObject([
    { message: typedMessages.linkInvalid },
  ]);
});

test.each([',', '.', ')', ']', '>', '·'])('%j behind a link to another site is cut off', (end) => {
  const links = [LINK, 'youtu.be/a', 'https://ko.wikipedia.org/wiki/결_(미술)', 'https://네이버.한국'];
  for (const link of links) expect(webLinkText(255).parse(`${link}${end}`)).toBe(link);
  expect(webLinkText(255).parse(end)).toBe('');
  // A path of the site keeps what an operator typed.
  expect(linkText(255).parse(`/artist${end}`)).toBe(`/artist${end}`);
});
