import type { InquiryValues } from './inquiry-schema';

/** What was typed into the support modal and isn't sent, until the page is loaded anew. It leaves no trace on the device. */
const typed = new Map<string, InquiryValues>();

export const keepTyped = (slot: string, values: InquiryValues) => void typed.set(slot, values);
export const typedBefore = (slot: string): InquiryValues | null => typed.get(slot) ?? null;
export const forgetTyped = (slot: string) => void typed.delete(slot);
