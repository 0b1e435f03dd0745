import { seenText } from './seen-text';

it.each([
  ['글', '글'],
  ['', ''],
  [' \u3164\u200b\u2060\u00ad ', ''],
  ['\u202e\u2066', ''],
  ['글\u202e자\u2069', '글자'],
  ['👩‍🎨 그림', '👩‍🎨 그림'],
  ['두\n줄', '두\n줄'],
])('%j is seen as %j', (text, seen) => expect(seenText(text)).toBe(seen));
