import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Artwork } from '@/lib/contracts/artwork';
import { NO_FIELDS } from '@/tests/support/artwork-fields';
import { ArtworkWall } from './artwork-wall';

const TOTAL = 24;

function work(position: number): Artwork {
  return {
    ...NO_FIELDS,
    uuid: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
    title: `작품 ${position}`,
    year: 2025,
    material: '종이에 먹',
    size: '10 × 10 cm',
    dimensions: null,
    genre: 'ETC',
    price: null,
    imageUrl: '/media/x/960.webp',
    image: {
      id: '0'.repeat(32),
      width: 1000,
      height: 1000,
      color: '#cccccc',
      placeholder: 'data:image/webp;base64,',
    },
    artistUserAccountId: 'artist01',
    isLike: false,
    likeType: 'ART_WORK',
  };
}

const all = Array.from({ length: TOTAL }, (_, position) => work(position));
const artist = {
  id: 1,
  userAccountId: 'artist01',
  nameKo: '류단아',
  nameEn: null,
  videoLink: null,
  interviews: [],
};

/** Each test has an artist of its own: what a tab has unrolled stays unrolled. */
let artistId = 100;

/** Hangs the wall; `named` is the position of the work that the address names. */
function hang(options: { isNarrow?: boolean; named?: number } = {}) {
  const asked: string[] = [];
  const failing = { now: false };
  Object.assign(window, { matchMedia: () => ({ matches: options.isNarrow ?? false }) });
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    const query = new URL(path, 'http://site').searchParams;
    const size = Number(query.get('size'));
    const page = Number(query.get('page'));
    const list = query.has('cUuid') ? all.slice(0, 5) : all;
    const data = {
      content: list.slice(page * size, page * size + size),
      pageable: { pageNumber: page, pageSize: size },
      totalElements: list.length,
      totalPages: Math.ceil(list.length / size),
    };
    const status = failing.now ? 404 : 200;
    return Promise.resolve({
      ok: !failing.now,
      status,
      json: async () => ({ code: 'SUCCESS', message: null, data }),
    });
  }) as unknown as typeof fetch;
  artistId += 1;
  const { named } = options;
  const offset = named === undefined ? 0 : named - (named % 9);
  window.history.replaceState(null, '', named === undefined ? '/' : `/?artwork=${all[named]?.uuid ?? ''}`);
  document.title = '작품, 류단아 — GYEOL';
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ArtworkWall
        artist={{ ...artist, id: artistId }}
        total={TOTAL}
        categories={[{ uuid: 'c1', name: '푸른 점', artworkCount: 5 }]}
        start={{ category: null, works: all.slice(0, 9), total: TOTAL }}
        selected={named === undefined ? null : { offset, works: all.slice(offset, offset + 9) }}
        title="류단아 — GYEOL"
      />
    </QueryClientProvider>,
  );
  return { asked, failing };
}

const more = () => fireEvent.click(screen.getByRole('button', { name: /작품 더 보기/ }));
const hung = () =>
  [...document.querySelectorAll('[data-artwork]')].map((link) => link.getAttribute('data-artwork'));

describe('the wall', () => {
  const original = globalThis.fetch;
  const media = window.matchMedia;
  afterEach(() => {
    globalThis.fetch = original;
    Object.assign(window, { matchMedia: media });
  });

  it('adds pages of nine on wide screens until all hang', async () => {
    const { asked } = hang();
    more();
    await waitFor(() => expect(hung()).toHaveLength(18));
    more();
    await waitFor(() => expect(hung()).toHaveLength(24));
    expect(asked.map((path) => new URL(path, 'http://site').search)).toEqual([
      '?page=1&size=9',
      '?page=2&size=9',
    ]);
    expect(screen.queryByRole('button', { name: /작품 더 보기/ })).toBeNull();
  });

  it('adds pages of eight on narrow ones; none is missing, none hangs twice', async () => {
    const { asked } = hang({ isNarrow: true });
    more();
    await waitFor(() => expect(hung()).toHaveLength(16));
    more();
    await waitFor(() => expect(hung()).toHaveLength(24));
    expect(hung()).toEqual(all.map(({ uuid }) => uuid));
    expect(asked.map((path) => new URL(path, 'http://site').search)).toEqual([
      '?page=1&size=8',
      '?page=2&size=8',
    ]);
  });

  it('loads a category from its first page', async () => {
    const { asked } = hang();
    fireEvent.click(screen.getByRole('link', { name: '푸른 점 5' }));
    expect(hung()).toHaveLength(0);
    await waitFor(() => expect(hung()).toHaveLength(5));
    expect(asked).toEqual([`/v1/contents/artists/${artistId}/art-works?page=0&size=9&cUuid=c1`]);
    expect(window.location.search).toBe('?category=c1');
  });

  it('shows the work that a link led to, under its own title, when the room is left', async () => {
    hang({ named: 20 });
    const room = await screen.findByRole('dialog');
    fireEvent.keyDown(room, { key: 'ArrowRight' });
    fireEvent.keyDown(room, { key: 'Escape' });
    await waitFor(() => expect(hung()).toHaveLength(24));
    const last = document.querySelector(`[data-artwork="${all[21]?.uuid ?? ''}"]`);
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(window.location.search).toBe('');
    expect(document.title).toBe('류단아 — GYEOL');
  });

  it('returns to the address before when a room that was opened here is left', async () => {
    hang();
    const link = document.querySelector(`[data-artwork="${all[1]?.uuid ?? ''}"]`);
    fireEvent.click(link ?? document.body);
    const length = window.history.length;
    const room = await screen.findByRole('dialog');
    expect(window.location.search).toBe(`?artwork=${all[1]?.uuid ?? ''}`);
    fireEvent.keyDown(room, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(window.location.search).toBe('');
    expect(window.history.length).toBe(length);
  });

  it('says that a page failed and tries it again', async () => {
    const { failing } = hang();
    failing.now = true;
    more();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(hung()).toHaveLength(9);
    failing.now = false;
    fireEvent.click(retry);
    await waitFor(() => expect(hung()).toHaveLength(18));
  });
});
