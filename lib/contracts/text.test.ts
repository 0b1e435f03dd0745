import { linkText } from './text';

const LINK = 'https://youtu.be/abcdefghijk';

test.each(['\u200b', '\u200e', '\ufeff', ' \u200b\n'])(
  'a link that is pasted with %j at its ends is taken',
  (unseen) => {
    expect(linkText(100).parse(`${unseen}${LINK}${unseen}`)).toBe(LINK);
    // Inside it a character that isn't seen may hide where the link leads.
    expect(linkText(100).safeParse(`https://youtu${unseen}.be/a`).success).toBe(false);
  },
);
