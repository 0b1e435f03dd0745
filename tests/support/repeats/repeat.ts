import type { LooseParts } from '@/lib/api/url';
import type { RoleType } from '@/lib/contracts/account';
import type { Sent, TestApi } from '@/tests/support/api';
import { picture } from '@/tests/support/studio';

export type Call = Sent & LooseParts;

/** How a mutation is repeated without harm. */
export type Repeat =
  | {
      by: 'key';
      /** Makes what the call needs. @returns a call that succeeds */
      begin: (api: TestApi) => Promise<Call>;
      /**
       * The effect of the same call with another key, as from a second window: the status by which it is refused, `another` if it
       * may be intended, or `same` if it changes nothing.
       */
      other: number | 'another' | 'same';
      /** The call ends the session or the role that may make it, so that a later repetition is refused with this status. */
      ends?: number;
    }
  /** `version`: the second one is refused. `natural`: it changes nothing. `ignored`: it doesn't honour a key. */
  | { by: 'version' | 'natural' | 'ignored'; why: string };

export type Repeats = Readonly<Record<string, Repeat>>;

export const byKey = (
  other: number | 'another' | 'same',
  begin: (api: TestApi) => Promise<Call>,
  ends?: number,
): Repeat => ({ by: 'key', begin, other, ...(ends !== undefined && { ends }) });
export const byVersion = (why: string): Repeat => ({ by: 'version', why });
export const natural = (why: string): Repeat => ({ by: 'natural', why });
export const ignored = (why: string): Repeat => ({ by: 'ignored', why });

/** An account with an address, so that mails are counted. */
export const person = (api: TestApi, roleType: RoleType, given: object = {}) =>
  api.make.account({ roleType, email: `${roleType.toLowerCase()}@example.com`, name: '김하루', ...given });

let pictures: Promise<{ png: Buffer; jpeg: Buffer }> | null = null;

/** The same pictures for every call, because answers tell their colours. */
export const pictureFiles = () =>
  (pictures ??= Promise.all([picture(400, 300), picture(40, 30, 'jpeg')]).then(([png, jpeg]) => ({
    png,
    jpeg,
  })));
