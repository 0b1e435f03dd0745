import { articleListPath, type ArticleListState } from './article-list-state';

const PLAIN: ArticleListState = { q: '', page: 0, sort: 'createdAt', direction: 'desc', filter: 'ALL' };

describe('articleListPath', () => {
  it.each<[Partial<ArticleListState>, string]>([
    [{}, '/article/event'],
    [{ page: 2 }, '/article/event?page=2'],
    [{ q: '목판' }, '/article/event?q=%EB%AA%A9%ED%8C%90'],
    [{ filter: 'ONGOING' }, '/article/event?filter=ONGOING'],
    [{ sort: 'title', direction: 'asc' }, '/article/event?sort=title'],
    [{ sort: 'periodFrom' }, '/article/event?sort=periodFrom'],
    [{ direction: 'asc' }, '/article/event?sort=createdAt&direction=asc'],
    [{ sort: 'title', direction: 'desc', page: 1 }, '/article/event?page=1&sort=title&direction=desc'],
  ])('%j has one address', (change, path) => {
    expect(articleListPath('EVENT', { ...PLAIN, ...change })).toBe(path);
  });
});
