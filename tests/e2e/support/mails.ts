import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
    .map(bodyOf);
}

/** The body of a mail of one text. */
function bodyOf(mail: string): string {
  const end = mail.indexOf('\r\n\r\n');
  const [head, body] = [mail.slice(0, end), mail.slice(end + 4)];
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
