import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Characters of the statements that are remembered: of those that were used last. */
const REMEMBERED = 200_000;

/** A statement that was sent before. */
interface Statement {
  /** The name under which the database keeps it; null after the first time. */
  name: string | null;
  /** The types of its parameters. */
  types: number[];
}

type Answer = Parameters<typeof parse.parseResults>[0];

/**
 * Queries of PGlite, of which the database keeps those that come again: it neither parses them again nor, where one plan is right for
 * all values, plans them. PGlite's own `query` has everything done anew, in six steps. A text that comes once is not kept.
 */
export class PgliteStatements {
  readonly #pglite: PGlite;
  /** By their texts, the last used last. */
  readonly #statements = new Map<string, Statement>();
  #characters = 0;
  #names = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  query(sql: string, params: readonly unknown[], rowMode: 'array' | 'object'): Promise<Results> {
    return this.#pglite.runExclusive(async () => {
      try {
        const [result] = parse.parseResults(await this.#run(sql, params), this.#pglite.parsers, { rowMode });
        return result ?? { rows: [], fields: [] };
      } catch (error) {
        // What was parsed may be what failed, because a table has changed since.
        await this.#forget(sql);
        throw error;
      }
    });
  }

  async #run(sql: string, params: readonly unknown[]): Promise<Answer> {
    const known = this.#statements.get(sql);
    if (known === undefined) {
      const types = await this.#typesOf(sql);
      const answer = await this.#send(this.#execution('', types, params));
      await this.#remember(sql, { name: null, types });
      return answer;
    }
    const { types } = known;
    const name = known.name ?? `kept${(this.#names += 1)}`;
    const parsing = known.name === null ? [serialize.parse({ name, text: sql, types })] : [];
    known.name = name;
    const answer = await this.#send([...parsing, ...this.#execution(name, types, params)]);
    this.#statements.delete(sql);
    this.#statements.set(sql, known);
    return answer;
  }

  async #typesOf(sql: string): Promise<number[]> {
    const answer = await this.#send([serialize.parse({ text: sql }), serialize.describe({ type: 'S' })]);
    return parse.parseDescribeStatementResults(answer);
  }

  #execution(statement: string, types: readonly number[], params: readonly unknown[]): Uint8Array[] {
    const values = params.map((value, at) => {
      if (value === null || value === undefined) return null;
      const toText = this.#pglite.serializers[types[at] ?? 0] ?? String;
      return toText(value);
    });
    return [serialize.bind({ statement, values }), serialize.describe({ type: 'P' }), serialize.execute({})];
  }

  #send(steps: readonly Uint8Array[]): Promise<Answer> {
    return this.#pglite.execProtocolStream(Buffer.concat([...steps, serialize.sync()]));
  }

  async #remember(sql: string, statement: Statement): Promise<void> {
    this.#statements.set(sql, statement);
    this.#characters += sql.length;
    for (const oldest of this.#statements.keys()) {
      if (this.#characters <= REMEMBERED) return;
      await this.#forget(oldest);
    }
  }

  async #forget(sql: string): Promise<void> {
    const statement = this.#statements.get(sql);
    if (statement === undefined) return;
    this.#statements.delete(sql);
    this.#characters -= sql.length;
    if (statement.name !== null) await this.#send([serialize.close({ type: 'S', name: statement.name })]);
  }
}
