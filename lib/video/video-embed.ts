import { parseWebLink } from '@/lib/text/web-link';

/**
 * A video link as something that may be played here: YouTube and Vimeo become players that set no cookie of
 * theirs before they are used, every other host stays a link.
 */
export interface VideoEmbed {
  provider: 'youtube' | 'vimeo';
  embedUrl: string;
}

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,32}))?\/?$/;

/** The player of a link, or null where it may only be linked to (`parseWebLink` says whether it may at all). */
export function parseVideoLink(link: string): VideoEmbed | null {
  const url = parseWebLink(link);
  if (url === null) return null;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'youtu.be' || YOUTUBE_HOSTS.has(host)) return youtubeEmbed(url, host);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeoEmbed(url);
  return null;
}

function youtubeEmbed(url: URL, host: string): VideoEmbed | null {
  const id = youtubeId(url, host);
  if (id === null || !YOUTUBE_ID.test(id)) return null;
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
  const query = start > 0 ? `?start=${start}` : '';
  return { provider: 'youtube', embedUrl: `https://www.youtube-nocookie.com/embed/${id}${query}` };
}

function youtubeId(url: URL, host: string): string | null {
  const [, first, second] = url.pathname.split('/');
  if (host === 'youtu.be') return first ?? null;
  if (first === 'watch') return url.searchParams.get('v');
  if (first === 'shorts' || first === 'embed' || first === 'live') return second ?? null;
  return null;
}

function vimeoEmbed(url: URL): VideoEmbed | null {
  const match = VIMEO_PATH.exec(url.pathname);
  const id = match?.[1];
  if (id === undefined) return null;
  const hash = match?.[2] ?? url.searchParams.get('h');
  const query = hash !== null && /^[0-9a-f]{6,32}$/.test(hash) ? `?h=${hash}` : '';
  return { provider: 'vimeo', embedUrl: `https://player.vimeo.com/video/${id}${query}` };
}

/** `95`, `95s`, `1m35s`, `1h2m3s` as seconds; 0 where it is none of them. */
function seconds(text: string | null): number {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  if (match === null) return 0;
  const [, hours = '0', minutes = '0', rest = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
