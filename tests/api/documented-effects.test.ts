import { isDeepStrictEqual } from 'node:util';
import { useTestApi } from '@/tests/support/api';
import { DOCUMENTED_PAYLOADS } from '@/tests/support/documented-payloads';
import { CONTEST_EFFECTS } from '@/tests/support/effects/contests';
import { chat, ERROR_REPORT_EFFECTS } from '@/tests/support/effects/error-report';
import { valuesAt, withValue, type Effects } from '@/tests/support/effects/effect';
import { PEOPLE_EFFECTS } from '@/tests/support/effects/people';
import { SIGNUP_EFFECTS } from '@/tests/support/effects/signup';
import { STUDIO_EFFECTS } from '@/tests/support/effects/studio';

const EFFECTS: Effects = {
  ...{ ...STUDIO_EFFECTS, ...CONTEST_EFFECTS, ...PEOPLE_EFFECTS, ...SIGNUP_EFFECTS, ...ERROR_REPORT_EFFECTS },
};

const api = useTestApi({ chat });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));

/** The keys of a payload that hold a value: neither an object nor a list of rows. */
function keysOf(name: string): string[] {
  const keys = (DOCUMENTED_PAYLOADS[name] ?? []).map((key) => key.replace(/\?$/, ''));
  return keys.filter(
    (key) => !keys.some((other) => other.startsWith(`${key}.`) || other.startsWith(`${key}[]`)),
  );
}

it('has a row for each documented payload', () => {
  const named = Object.keys(DOCUMENTED_PAYLOADS).filter((name) => keysOf(name).length > 0);
  expect(Object.keys(EFFECTS).sort()).toEqual(named.sort());
});

describe.each(Object.entries(EFFECTS))('%s', (name, { begin, decides = {}, ignored = {}, shows = {} }) => {
  const read = keysOf(name).filter((key) => !(key in decides) && !(key in ignored));

  it('knows its keys', () => {
    const listed = [...Object.keys(decides), ...Object.keys(ignored)];
    expect(listed.filter((key) => !keysOf(name).includes(key))).toEqual([]);
  });

  it.each([0, 1] as const)('takes every key, and shows what payload %s says', async (at) => {
    const call = await begin(api);
    const body = call.bodies[at];
    const response = await call.send(body);
    expect([response.status, response.status === 200 ? null : await response.json()]).toEqual([200, null]);
    const kept = await call.read(body);
    const wrong = new Map<string, unknown>();
    const constant: string[] = [];
    for (const key of read) {
      const sent = valuesAt(body, key);
      const shown = sent.map((value) => (shows[key] ?? ((same: unknown) => same))(value));
      const found = valuesAt(kept, key);
      if (sent.length === 0 || !isSame(found, shown)) wrong.set(key, { sent, found });
      if (isSame(sent, valuesAt(call.bodies[1 - at], key))) constant.push(key);
    }
    // Each key shows what was sent, and the two payloads differ in it.
    expect({ wrong: Object.fromEntries(wrong), constant }).toEqual({ wrong: {}, constant: [] });
  });

  it('is refused with another value of a key that decides', async () => {
    for (const [key, wrong] of Object.entries(decides)) {
      await api.reset();
      const call = await begin(api);
      const { status } = await call.send(withValue(call.bodies[0], key, wrong));
      expect([key, status]).not.toEqual([key, 200]);
    }
  });
});
