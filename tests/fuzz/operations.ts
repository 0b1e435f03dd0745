import { readFileSync } from 'node:fs';
import { operationsOf, type Operation } from '@/tests/support/operations';

/** Calls after which an account is logged out, is another role or is gone: they come last. */
const LAST = new Set([
  'POST /v1/auth/logout',
  'PUT /v1/users/password/update',
  'PUT /user/password/update',
  'POST /v1/users/apply-artist',
  'PUT /v1/artists/me',
  'PUT /v1/admin/artist-applications/{uuid}/approve',
  'PUT /v1/admin/artist-applications/{uuid}/retry',
  'PUT /v1/admin/members/{uuid}/role',
  'PUT /v1/admin/members/{uuid}/stop',
  'PUT /v1/admin/members/{uuid}/withdrawal',
  'PUT /v1/users/withdraw',
]);

/** Every operation of the committed OpenAPI description; `last` ends sessions or accounts. */
export function readOperations(): { main: Operation[]; last: Operation[] } {
  const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
  const all = operationsOf(JSON.parse(text) as Parameters<typeof operationsOf>[0]);
  const last = [...LAST].map((name) => {
    const operation = all.find((each) => each.name === name);
    if (operation === undefined) throw new Error(`docs/openapi.json doesn't describe ${name}`);
    return operation;
  });
  return { main: all.filter(({ name }) => !LAST.has(name)), last };
}
