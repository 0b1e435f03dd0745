import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '@/server/db/client';

const MINUTES = 60_000;

/** A database that is measured and then removed. */
export interface OpenDatabase {
  database: Database;
  remove(): Promise<void>;
}

export async function openPglite(): Promise<OpenDatabase> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gyeol-lists-'));
  const database = await openDatabase({
    kind: 'pglite',
    dataDir,
    queryTimeoutMs: 10 * MINUTES,
    transactionTimeoutMs: 10 * MINUTES,
  });
  return { database, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

export async function openPostgres(server: string): Promise<OpenDatabase> {
  const { url, remove } = await createDatabase(server);
  return { database: await openDatabase({ kind: 'postgres', url, statementTimeoutMs: 0 }), remove };
}

/** Makes an empty database beside the one that the address names. */
export async function createDatabase(server: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `gyeol_bench_${randomUUID().slice(0, 8)}`;
  await administer(server, `create database ${name}`);
  const { href } = Object.assign(new URL(server), { pathname: `/${name}` });
  return { url: href, remove: () => administer(server, `drop database if exists ${name} with (force)`) };
}

/** TEST_DATABASE_URL, or a PostgreSQL of this machine that lets its own superuser in. */
export async function findPostgres(): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
  return administer(url, 'select 1').then(
    () => url,
    () => null,
  );
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
