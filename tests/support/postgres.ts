import { randomUUID } from 'node:crypto';
import { administer } from './database';

/** The tests with a PostgreSQL run where one is named; `.ci/run` finds the one of the machine. */
const url = process.env['TEST_DATABASE_URL'] ?? '';
export const describeOnPostgres = url === '' ? describe.skip : describe;

/** Makes an empty database. @returns its address, and how to remove it */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `gyeol_test_${randomUUID().slice(0, 8)}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(url, `drop database if exists ${name} with (force)`) };
}
