import { readFile, writeFile } from 'node:fs/promises';
import mjml from 'mjml';

/**
 * `npm run mail:frame` writes the HTML of mails from `lib/mail/mail.mjml`, so that the server needs no compiler. With `-- --check`
 * it fails where the committed file differs.
 */
const SOURCE = new URL('../lib/mail/mail.mjml', import.meta.url);
const TARGET = new URL('../lib/mail/mail-frame.ts', import.meta.url);

const { html, errors } = await mjml(await readFile(SOURCE, 'utf8'), { validationLevel: 'strict' });
if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
const lines = html
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '');
const text = `/** Written by \`npm run mail:frame\`. */\nexport const mailFrame = ${JSON.stringify(lines.join('\n'))};\n`;

if (!process.argv.includes('--check')) {
  await writeFile(TARGET, text);
  console.log('lib/mail/mail-frame.ts is written.');
} else if ((await readFile(TARGET, 'utf8').catch(() => '')) === text) {
  console.log('lib/mail/mail-frame.ts is what mail.mjml says.');
} else {
  console.error('lib/mail/mail-frame.ts is not what mail.mjml says: run `npm run mail:frame` and commit it.');
  process.exitCode = 1;
}
