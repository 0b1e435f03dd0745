import { LIMITS } from '@/lib/limits';
import { messages } from '@/lib/messages/messages';

const EXTENSIONS = /\.(png|jpe?g|pdf)$/i;

interface ChosenFile {
  name: string;
  size: number;
  /** Empty where the system doesn't know it. */
  type: string;
}

/** For the file dialog; what it lets through is checked all the same. */
export const DOCUMENT_ACCEPT = '.png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf';

/**
 * Why `added` can't join `present` (member document, section 5), or null. The server looks at the content too:
 * a name and a type can be anything.
 */
export function documentsFault(present: readonly ChosenFile[], added: readonly ChosenFile[]): string | null {
  const { max, totalBytes, types } = LIMITS.signupDocuments;
  const isAllowed = ({ name, type }: ChosenFile) =>
    EXTENSIONS.test(name) && (type === '' || types.some((allowed) => allowed === type));
  if (!added.every(isAllowed)) return messages.signup.documentsType;
  const all = [...present, ...added];
  if (all.length > max) return messages.signup.documentsCount;
  if (all.reduce((sum, { size }) => sum + size, 0) > totalBytes) return messages.signup.documentsSize;
  return null;
}
