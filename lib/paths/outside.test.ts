import * as outsidePaths from './outside';

test.each([
  ['help@gyeol.example', 'mailto:help@gyeol.example'],
  ['first.last+art@gyeol.example', 'mailto:first.last%2Bart@gyeol.example'],
  ['a?bcc=b@evil.example', 'mailto:a%3Fbcc%3Db@evil.example'],
  ['a&body=x%0a@gyeol.example', 'mailto:a%26body%3Dx%250a@gyeol.example'],
  ['a@gyeol.example?subject=x', 'mailto:a@gyeol.example%3Fsubject%3Dx'],
  ['"a@b"@gyeol.example', 'mailto:%22a%40b%22@gyeol.example'],
  ['전시@결.한국', 'mailto:%EC%A0%84%EC%8B%9C@%EA%B2%B0.%ED%95%9C%EA%B5%AD'],
  ['no address', 'mailto:no%20address'],
])('a mail to %s goes to that address and says nothing else', (address, link) => {
  expect(outsidePaths.mail(address)).toBe(link);
});
