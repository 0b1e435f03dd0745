import { newUuid } from '@/lib/browser/new-uuid';
import type { InquirySend, InquiryValues } from './inquiry-schema';

/** What was typed into the support modal and isn't sent, until the page is loaded anew. It leaves no trace on the device. */
const typed = new Map<string, InquiryValues>();
/** The key of what each form sent last, with what it was made for. It outlives the form: the modal may close and open again. */
const keys = new Map<string, { of: string; key: string }>();

export const keepTyped = (slot: string, values: InquiryValues) => void typed.set(slot, values);
export const typedBefore = (slot: string): InquiryValues | null => typed.get(slot) ?? null;

/** An inquiry was taken: the next one is another, even in the same words. */
export function forgetTyped(slot: string): void {
  typed.delete(slot);
  keys.delete(slot);
}

/** The key of an inquiry: the same one for the same content, so that a press after a lost answer sends nothing twice. */
export function sendKeyOf(slot: string, { body, files }: InquirySend): string {
  const of = JSON.stringify([body, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
  const known = keys.get(slot);
  if (known?.of === of) return known.key;
  const key = newUuid();
  keys.set(slot, { of, key });
  return key;
}
