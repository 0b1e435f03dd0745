import { parseWebLink } from '@/lib/text/web-link';
import { parseVideoLink } from './video-embed';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQ3nA7gyeol';

describe('parseVideoLink', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQ3nA7gyeol', YOUTUBE],
    ['https://youtube.com/watch?v=dQ3nA7gyeol&list=PL123&index=2', YOUTUBE],
    ['https://m.youtube.com/watch?app=desktop&v=dQ3nA7gyeol', YOUTUBE],
    ['https://youtu.be/dQ3nA7gyeol?si=abc', YOUTUBE],
    ['youtu.be/dQ3nA7gyeol', YOUTUBE],
    ['https://www.youtube.com/shorts/dQ3nA7gyeol', YOUTUBE],
    ['https://www.youtube.com/embed/dQ3nA7gyeol', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/dQ3nA7gyeol', YOUTUBE],
    ['https://youtu.be/dQ3nA7gyeol?t=95', `${YOUTUBE}?start=95`],
    ['https://www.youtube.com/watch?v=dQ3nA7gyeol&t=1m35s', `${YOUTUBE}?start=95`],
    ['https://www.youtube.com/watch?v=dQ3nA7gyeol&t=1h2m3s', `${YOUTUBE}?start=3723`],
    ['https://www.youtube.com/watch?v=dQ3nA7gyeol&t=soon', YOUTUBE],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://vimeo.com/123456789/0a1b2c3d4e', 'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e'],
    [
      'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e',
      'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e',
    ],
  ])('%s plays as %s', (link, embedUrl) => {
    expect(parseVideoLink(link)?.embedUrl).toBe(embedUrl);
  });

  it.each([
    ['https://example.com/watch?v=dQ3nA7gyeol'],
    ['https://youtube.com.evil.example/watch?v=dQ3nA7gyeol'],
    ['https://evil.example/youtube.com/watch?v=dQ3nA7gyeol'],
    ['https://www.youtube.com/watch?v=short'],
    ['https://www.youtube.com/watch?v=dQ3nA7gyeol"><script>'],
    ['https://www.youtube.com/@channel'],
    ['https://vimeo.com/channels/staffpicks'],
    ['https://user:pass@youtu.be/dQ3nA7gyeol'],
    ['javascript:alert(1)//youtu.be/dQ3nA7gyeol'],
    [''],
    ['not a link'],
  ])('%s does not play', (link) => {
    expect(parseVideoLink(link)).toBeNull();
  });
});

describe('parseWebLink', () => {
  it('adds the protocol that people leave out', () => {
    expect(parseWebLink('example.com/interviews/1')?.href).toBe('https://example.com/interviews/1');
  });

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['ftp://example.com'], ['localhost'], ['   ']])(
    '%s leads nowhere',
    (link) => {
      expect(parseWebLink(link)).toBeNull();
    },
  );
});
