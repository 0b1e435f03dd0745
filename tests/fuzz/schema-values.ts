import type { KnownIds } from './known-ids';
import type { Schema } from '@/tests/support/operations';
import type { Random } from '@/tests/support/random';

export interface ValueSources {
  random: Random;
  known: KnownIds;
}

/** By the name of a field or parameter: what a pattern alone doesn't tell. */
const EXAMPLES: Record<string, (sources: ValueSources) => string> = {
  accountId: ({ random }) => `fuzz${random.word(8)}`,
  accountPwd: () => 'wrong!2026x',
  currentPassword: () => 'wrong!2026x',
  password: () => 'other!2026x',
  email: ({ random }) => `fuzz${random.word(8)}@gyeol.example`,
  zoneCode: () => '03053',
  phoneNum: ({ random }) => `010${String(random.below(1e8)).padStart(8, '0')}`,
  birthDate: () => '1990-01-01',
  returnUrl: () => '/auth/verifyResult',
  id: ({ random, known }) => random.pick(random.percent(80) ? known.artistIds : known.accountIds),
  artistId: ({ random, known }) => random.pick(known.artistIds),
  userAccountId: ({ random, known }) => random.pick(known.accountIds),
  nameKo: () => '김하루',
  nameEn: ({ random }) => random.pick(['KIM HARU', 'Haru']),
  domesticArea: () => '서울, 전주',
  videoLink: ({ random }) => random.pick(['https://youtu.be/dQw4w9WgXcQ', 'https://video.example/1']),
  interviewLink: () => 'https://magazine.example/haru',
  'imageUrls[]': ({ random, known }) => random.pick(known.media),
  fileName: ({ random }) => random.pick(['작품.png', 'portfolio.pdf', 'image_original.png']),
  contentType: ({ random }) => random.pick(['application/pdf', 'image/png', 'application/zip']),
  page: ({ random }) => String(random.below(4)),
  size: ({ random }) => String(1 + random.below(30)),
  direction: ({ random }) => random.pick(['asc', 'desc']),
  uuids: ({ random, known }) => [random.pick(known.uuids), random.pick(known.uuids)].join(','),
  q: ({ random }) => random.pick(['한지', '류단아', 'ㄹㄷ', 'ryu dana', '빛']),
};

/** A value that the schema takes. @param name of the field or parameter that it is for */
export function validValue(schema: Schema, name: string, sources: ValueSources): unknown {
  const { random, known } = sources;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) {
    // With null for each of ten fields hardly a form would be whole.
    const said = schema.anyOf.filter(({ type }) => type !== 'null');
    return validValue(random.pick(random.percent(90) ? said : schema.anyOf), name, sources);
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return validObject(schema, sources);
  if (type === 'array') {
    const length = 1 + random.below(3);
    return Array.from({ length }, () => validValue(schema.items ?? {}, name, sources));
  }
  if (type === 'boolean') return random.percent(50);
  if (type === 'integer' || type === 'number') return (schema.minimum ?? 0) + random.below(5);
  if (type === 'null') return null;
  if (schema.format === 'uuid') return random.pick(known.uuids);
  return EXAMPLES[name]?.(sources) ?? random.word(Math.min(8, schema.maxLength ?? 8));
}

function validObject(schema: Schema, sources: ValueSources): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, each]) => [name, validValue(each, name, sources)]));
}
