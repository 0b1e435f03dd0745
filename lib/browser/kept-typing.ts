import { KEPT_PREFIX as PREFIX, listKeptKeys as listKeys, LOGOUT } from './kept-keys';

/** A number is a counter. Texts are only compared for equality. */
export type Version = number | string;

/**
 * Unsaved text of forms in the tab's storage. It ends with the tab, and each account has its own. Files can't be stored:
 * chosen ones are held in memory until the document is left.
 */
export interface KeptRecord {
  /** The version of the record that the typing began from; null for a record without versions. */
  version: Version | null;
  /** The values that were saved in that version. */
  base: unknown;
  typed: unknown;
  /** The names of the parts in which the form holds the value that was saved elsewhere. */
  taken: readonly string[];
  /** The names of the parts that differ from the saved value, while a conflict is open. */
  touched: readonly string[];
  /** What the form holds besides the texts of `typed` that weren't chosen in a conflict; null for nothing. */
  shown: unknown;
  /** How many files were chosen. */
  files: number;
  /** Whether the form was open when the document was left: its page may open it again. */
  isOpen: boolean;
}

/** Of typing without a conflict. */
export const NONE_DECIDED = { taken: [], touched: [], shown: null } satisfies Partial<KeptRecord>;

/** Whether the account has logged out and is about to leave the document. Forms then keep text only if it is typed into them. */
let isClosed = false;
if (typeof window !== 'undefined') window.addEventListener(LOGOUT, close);
const heldFiles = new Map<string, readonly File[]>();
/** Texts that didn't fit into the storage. */
const unstored = new Map<string, KeptRecord>();

/** @param form names the form and the record that is edited @param owner the account; '' for a guest */
export const keptKey = (form: string, owner: string): string => `${PREFIX}${form}@${owner}`;

export function readKept(key: string): KeptRecord | null {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { version, base, typed, taken, touched, shown, files, isOpen } = kept as Partial<
      Record<keyof KeptRecord, unknown>
    >;
    return {
      version: typeof version === 'number' || typeof version === 'string' ? version : null,
      base,
      typed,
      taken: namesOf(taken),
      touched: namesOf(touched),
      shown: shown ?? null,
      files: typeof files === 'number' ? files : 0,
      isOpen: isOpen === true,
    };
  } catch {
    // There is no storage, or it holds no JSON.
    return null;
  }
}

const namesOf = (names: unknown): string[] => (Array.isArray(names) ? names.map(String) : []);

/** @returns false if it is kept only while the document lasts, or the account has logged out */
export function storeKept(key: string, kept: KeptRecord): boolean {
  if (isClosed) return false;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(kept));
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, kept);
    // An earlier text must not pass for the last one after a reload.
    removeStored(key);
    return false;
  }
}

export function forgetKept(key: string): void {
  heldFiles.delete(key);
  unstored.delete(key);
  removeStored(key);
}

function removeStored(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Without session storage nothing was kept.
  }
}

/** Gives an account what a guest has typed into the same form before the login. Text of the account's own stays. */
export function takeFromGuest(form: string, owner: string): void {
  const [from, to] = [keptKey(form, ''), keptKey(form, owner)];
  const kept = readKept(from);
  if (owner === '' || kept === null || readKept(to) !== null) return;
  storeKept(to, kept);
  holdFiles(to, filesHeld(from));
  forgetKept(from);
}

export const filesHeld = (key: string): readonly File[] => heldFiles.get(key) ?? [];

export function holdFiles(key: string, files: readonly File[]): void {
  if (files.length > 0) heldFiles.set(key, files);
  else heldFiles.delete(key);
}

/** Names with this prefix of forms that were open when the document was left: their page can open one again. */
export function listOpenForms(prefix: string, owner: string): string[] {
  return listKeys()
    .filter((key) => key.startsWith(PREFIX + prefix) && key.endsWith(`@${owner}`) && readKept(key)?.isOpen)
    .map((key) => key.slice(PREFIX.length, -`@${owner}`.length));
}

function close(): void {
  heldFiles.clear();
  unstored.clear();
  isClosed = true;
  const open = () => (isClosed = false);
  for (const type of ['input', 'change'])
    document.addEventListener(type, open, { once: true, capture: true });
}
