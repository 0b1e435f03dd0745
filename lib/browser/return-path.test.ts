import { isSitePath, keepReturnPath, popReturnPath } from './return-path';

describe('the way back after a social login', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is kept with its query and taken once', () => {
    keepReturnPath('/artist?q=%EB%A5%98&page=1');
    expect(popReturnPath()).toBe('/artist?q=%EB%A5%98&page=1');
    expect(popReturnPath()).toBe('/');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
    '/\t/evil',
  ])('never leads off the site: %j', (path) => {
    keepReturnPath(path);
    expect(popReturnPath()).toBe('/');
  });

  it('tells a path of this site', () => {
    expect(isSitePath('/my/info#a', 'https://gyeol.example')).toBe(true);
    expect(isSitePath('/@evil.example', 'https://gyeol.example')).toBe(true);
  });
});
