import { loggable, loggableUrl } from './log';

it('of a failed query the log has its text and no parameters', () => {
  const failure = Object.assign(new Error('Failed query: select 1 params: haru@example.com'), {
    query: 'select 1',
    params: ['haru@example.com'],
    cause: Object.assign(new Error('duplicate key'), { code: '23505' }),
  });
  const logged = loggable(failure);
  expect(JSON.stringify(logged)).not.toContain('haru');
  expect(logged).toMatchObject({ type: 'QueryError', query: 'select 1', cause: { code: '23505' } });
});

it('what is no error is told by its type alone', () => {
  expect(loggable('haru@example.com')).toEqual({ type: 'string' });
});

it('the token that opens a portfolio or sets a password isn’t told', () => {
  expect(loggableUrl('/portfolio/AbCdEfGhIjKlMnOpQrStUv?from=mail')).toBe('/portfolio/…?from=mail');
  expect(loggableUrl('/v1/portfolio-links/AbCdEfGhIjKlMnOpQrStUv/views')).toBe('/v1/portfolio-links/…/views');
  expect(loggableUrl('/auth/password/AbCdEfGhIjKl')).toBe('/auth/password/…');
  expect(loggableUrl('/v1/auth/password-links/AbCdEfGhIjKl')).toBe('/v1/auth/password-links/…');
  expect(loggableUrl('/my/artist/portfolio')).toBe('/my/artist/portfolio');
});
