import { z } from 'zod';
import { ElasticError, type ElasticClient } from './elasticsearch-client';
import type { SearchChange, SearchEntry, SearchWriter, WriteOutcome } from './search';

/** Titles are indexed as keywords, which may have 32,766 bytes at the most. */
const TITLE_MAX = 1000;
const ALREADY_EXISTS = 'resource_already_exists_exception';
/** The timeout of writes, which take longer than searches. */
const WRITE_MS = 60_000;

const grams = (size: number) => ({ type: 'ngram', min_gram: size, max_gram: size });
/** Decimals with their point, whole numbers, and every other character but the space. */
const NUMBERS_AND_CHARACTERS = String.raw`(?<=[0-9])\.[0-9]+|[0-9]+|[^0-9 ]`;

/**
 * How entries are kept. `one`, `two` and `three` are rows of neighbouring characters: a phrase of them is a part of
 * the text, which is how every word is found wherever it stands. In `one` a number is one token, so that it isn't found
 * inside a longer one. `words` and nori tell words from parts of words.
 */
export const INDEX_BODY = {
  settings: {
    analysis: {
      tokenizer: {
        one: { type: 'pattern', pattern: NUMBERS_AND_CHARACTERS, group: 0 },
        two: grams(2),
        three: grams(3),
        words: { type: 'pattern', pattern: '[^a-z0-9à-ɏ가-힣一-鿿.]+' },
        korean: { type: 'nori_tokenizer', decompound_mode: 'mixed' },
      },
      analyzer: {
        one: { type: 'custom', tokenizer: 'one' },
        two: { type: 'custom', tokenizer: 'two' },
        three: { type: 'custom', tokenizer: 'three' },
        words: { type: 'custom', tokenizer: 'words' },
        korean: {
          type: 'custom',
          tokenizer: 'korean',
          filter: ['nori_part_of_speech', 'nori_readingform', 'lowercase'],
        },
      },
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      index: { type: 'keyword' },
      uuid: { type: 'keyword' },
      rankedAt: { type: 'date' },
      title: { type: 'keyword', fields: { one: text('one'), two: text('two') } },
      titleAlt: { type: 'keyword', fields: { one: text('one'), two: text('two') } },
      // The three parts of the body, and all of it without spaces.
      heading: part(),
      labels: part(),
      texts: part(),
      flat: { type: 'text', analyzer: 'one', fields: { two: text('two') } },
      periodFrom: { type: 'date' },
      periodTo: { type: 'date' },
      typed: { type: 'keyword', fields: { three: text('three') } },
      typedAlt: { type: 'keyword', fields: { three: text('three') } },
      initials: { type: 'keyword', fields: { two: text('two'), three: text('three') } },
    },
  },
} as const;

function text(analyzer: string) {
  return { type: 'text', analyzer };
}

function part() {
  const fields = { two: text('two'), words: text('words'), korean: text('korean') };
  return { type: 'text', analyzer: 'one', fields };
}

const itemSchema = z.object({
  status: z.number(),
  error: z.object({ type: z.string(), reason: z.string().nullish() }).nullish(),
});
const bulkSchema = z.object({ items: z.array(z.record(z.string(), itemSchema)) });
/** Each index with its aliases. */
const aliasesSchema = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));

/** Writes entries to the alias `name` of an index that this writer makes. */
export function createElasticWriter(client: ElasticClient, name: string): SearchWriter {
  /** The name of the first index. It is the same for all processes, so that only one of them makes it. */
  const firstName = `${name}-000001`;
  const newName = () => `${name}-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17)}`;
  const ownName = new RegExp(`^${name}-(?:\\d{6}|\\d{17})$`);

  async function bulk(lines: readonly object[], query: string): Promise<z.output<typeof itemSchema>[]> {
    const body = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
    const { items } = bulkSchema.parse(
      await client.call('POST', `/_bulk${query}`, { body, timeoutMs: WRITE_MS }),
    );
    return items.flatMap((item) => Object.values(item));
  }

  const exists = async (path: string) => (await client.call('HEAD', path, { allows404: true })) !== null;
  const behind = async () =>
    Object.keys(
      aliasesSchema.parse((await client.call('GET', `/_alias/${name}`, { allows404: true })) ?? {}),
    );

  async function isThere(): Promise<boolean> {
    if (await exists(`/_alias/${name}`)) return true;
    if (await exists(`/${name}`))
      throw new ElasticError(`${name} is an index; it has to be free to become an alias`, 200);
    return false;
  }

  /** Removes indexes without an alias. The next reindex tries again where that fails. */
  async function removeLeftovers(): Promise<void> {
    const all = aliasesSchema.parse(
      (await client.call('GET', `/${name}-*/_alias`, { allows404: true })) ?? {},
    );
    for (const [index, { aliases }] of Object.entries(all)) {
      if (ownName.test(index) && Object.keys(aliases).length === 0)
        await client.call('DELETE', `/${index}`, { allows404: true, timeoutMs: WRITE_MS });
    }
  }

  return {
    isThere,

    async prepare() {
      if (await isThere()) return;
      try {
        await client.call('PUT', `/${firstName}`, {
          body: { ...INDEX_BODY, aliases: { [name]: {} } },
          timeoutMs: WRITE_MS,
        });
      } catch (error) {
        const isMade = error instanceof ElasticError && error.message.includes(ALREADY_EXISTS);
        if (!isMade) throw error;
        if (!(await isThere()))
          throw new ElasticError(`${firstName} is there without the alias ${name}: reindex`, error.status);
      }
    },

    async write(changes) {
      if (changes.length === 0) return [];
      const items = await bulk(
        changes.flatMap((change) => linesOf(change, name)),
        '?require_alias=true',
      );
      if (items.length !== changes.length)
        throw new ElasticError('It answered for fewer changes than it was sent', 200);
      return items.map(outcomeOf);
    },

    async startAnew() {
      const own = newName();
      await client.call('PUT', `/${own}`, { body: INDEX_BODY, timeoutMs: WRITE_MS });
      return {
        async write(entries) {
          if (entries.length === 0) return;
          const lines = entries.flatMap((entry) =>
            // Changes during the reindex have a larger version.
            linesOf({ index: entry.index, uuid: entry.uuid, version: 0, entry }, own),
          );
          const failed = (await bulk(lines, '')).map(outcomeOf).find((outcome) => outcome !== null);
          if (failed !== undefined) throw new ElasticError(failed.reason, 200);
        },
        async finish() {
          await client.call('POST', `/${own}/_refresh`, { timeoutMs: WRITE_MS });
          const actions = [
            { add: { index: own, alias: name } },
            ...(await behind()).map((index) => ({ remove_index: { index } })),
          ];
          await client.call('POST', '/_aliases', { body: { actions }, timeoutMs: WRITE_MS });
          await removeLeftovers().catch(() => undefined);
        },
        async abandon() {
          // The swap may have succeeded although its answer was late or lost.
          if ((await behind()).includes(own)) return;
          await client.call('DELETE', `/${own}`, { allows404: true, timeoutMs: WRITE_MS });
        },
      };
    },
  };
}

/** The lines of a change in a bulk call. The engine keeps the larger version, whatever the order of the calls. */
function linesOf({ index, uuid, version, entry }: SearchChange, target: string): object[] {
  const about = { _index: target, _id: `${index}:${uuid}`, version, version_type: 'external' };
  return entry === null ? [{ delete: about }] : [{ index: about }, documentOf(entry)];
}

function documentOf({ title, titleAlt, rankedAt, body, ...entry }: SearchEntry): object {
  const [heading = '', labels = '', texts = ''] = body.split('\u001e');
  return {
    ...entry,
    heading,
    labels,
    texts,
    rankedAt: rankedAt.toISOString(),
    title: title.slice(0, TITLE_MAX),
    titleAlt: titleAlt.slice(0, TITLE_MAX),
  };
}

function outcomeOf({ status, error }: z.output<typeof itemSchema>): WriteOutcome {
  const isDone = status >= 200 && status < 300;
  // 409: the engine has a later version. 404: there was nothing to remove.
  if (isDone || status === 409 || (status === 404 && error == null)) return null;
  return { reason: `${status} ${error?.type ?? ''}: ${error?.reason ?? ''}`.slice(0, 300) };
}
