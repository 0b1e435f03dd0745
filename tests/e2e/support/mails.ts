import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textOfMail } from '@/tests/support/mail-text';
import { expect } from './test';

/** The text of the newest mail to an address that has this in it, once the edited site has written it to its folder. */
export async function mailTo(address: string, part: string): Promise<string> {
  const find = () => matching(address, part).at(-1);
  await expect.poll(find, { message: `a mail to ${address} with ${part}` }).toBeDefined();
  return find() ?? '';
}

/** How many mails to an address have this in them by now. */
export const countMails = (address: string, part: string): number => matching(address, part).length;

function matching(address: string, part: string): string[] {
  const folder = process.env.E2E_EDITED_DATA_DIR;
  if (!folder) throw new Error('E2E_EDITED_DATA_DIR is not set: start the tests by npm run e2e');
  return textsTo(path.join(folder, 'mails'), address).filter((text) => text.includes(part));
}

function textsTo(folder: string, address: string): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // The folder comes with the first mail.
  }
  return names
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map(textOfMail);
}
