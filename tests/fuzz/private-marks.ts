import { apiUrl } from '@/lib/api/url';
import { callAs, ROLES, type Role, type Sessions } from './roles';

/** What only one role may be shown. */
export type PrivateMarks = ReadonlyMap<Role, readonly string[]>;

/** The part of a profile that goes back with a save (`lib/contracts/profile.ts`), read and written as it comes. */
export type SavedProfile = Record<string, unknown>;

/** These save no profile. */
const WITHOUT_PROFILE: ReadonlySet<Role> = new Set(['BUSINESS', 'ADMIN']);

const SAVED_FIELDS = [
  'address',
  'addressDetail',
  'buildingName',
  'zoneCode',
  'privacyOptional',
  'agreeBusinessEmail',
  'agreeBusinessSms',
  'agreeMarketingEmail',
  'agreeMarketingSms',
  'version',
  'email',
  'phoneNum',
  'userInterests',
  'userInterestEtc',
  'artistInterests',
  'artistInterestEtc',
] as const;

/**
 * Writes values into each account that stand nowhere else, and reads back what is private of it. Roles that can't
 * save a profile are known by the e-mail and the phone number that they have.
 */
export async function markAccounts(
  url: string,
  sessions: Sessions,
  seed: number,
): Promise<{ marks: PrivateMarks; profiles: Map<Role, SavedProfile> }> {
  const marks = new Map<Role, readonly string[]>();
  const profiles = new Map<Role, SavedProfile>();
  for (const role of ROLES) {
    const cookie = sessions.cookieOf(role);
    if (cookie === null) continue;
    const before = await readProfile(url, cookie, role);
    const mark = `zq${role.toLowerCase().replaceAll('_', '')}${(seed >>> 0).toString(36)}qz`;
    const body = { ...savedPart(before), ...markedFields(mark) };
    await callAs(url, cookie, { method: 'PUT', path: apiUrl('/v1/users/me'), body });
    const after = await readProfile(url, cookie, role);
    const isMarked = after.addressDetail === mark;
    // Without its mark nobody would see what is shown to others.
    if (!isMarked && !WITHOUT_PROFILE.has(role)) throw new Error(`${role} can't save its profile`);
    const known = [after.email, after.phoneNum].filter((value): value is string => typeof value === 'string');
    marks.set(role, isMarked ? [mark, ...known] : known);
    if (isMarked) profiles.set(role, savedPart(after));
  }
  return { marks, profiles };
}

/** The profile of a role that may save one, as it is now. */
export async function readSavedProfile(url: string, cookie: string, role: Role): Promise<SavedProfile> {
  return savedPart(await readProfile(url, cookie, role));
}

function markedFields(mark: string): SavedProfile {
  return {
    address: `${mark} 가로 1`,
    addressDetail: mark,
    buildingName: mark,
    zoneCode: '03053',
    email: `${mark}@gyeol.example`,
  };
}

async function readProfile(url: string, cookie: string, role: Role): Promise<Record<string, unknown>> {
  const data = await callAs(url, cookie, { path: apiUrl('/v1/users/me') });
  if (typeof data !== 'object' || data === null) throw new Error(`${role} can't read its profile`);
  return { ...data };
}

function savedPart(profile: Record<string, unknown>): SavedProfile {
  const kept = Object.fromEntries(SAVED_FIELDS.map((name) => [name, profile[name] ?? null]));
  return { ...kept, verifyUniqueVal: null, verifyDi: null };
}
