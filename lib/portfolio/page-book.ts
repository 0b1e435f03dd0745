import type { Layout, Page } from './boxes';

/**
 * The pages of a layout that is made again and again. A page that comes out as before stays the same object, so that only
 * pages that changed are drawn anew.
 */
export class PageBook {
  private known = new Map<string, Page>();

  follow({ pages }: Pick<Layout, 'pages'>): Page[] {
    const next = new Map<string, Page>();
    const followed = pages.map((page) => {
      const content = JSON.stringify(page);
      const same = this.known.get(content) ?? page;
      next.set(content, same);
      return same;
    });
    this.known = next;
    return followed;
  }
}
