import '@/server/files/private-files';
import { parseArgs } from 'node:util';
import { accountIdSchema, emailSchema, passwordSchema } from '@/lib/contracts/auth';
import { typedLine } from '@/lib/contracts/text';
import { loadConfigOrExit } from '@/server/settings/config';
import { createOperator } from '@/server/api/modules/members/operator-repository';
import { migrate } from '@/server/db/migrate';
import { withDatabase } from '@/server/db/prepare';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { StartError } from '@/server/start-error';
import { openPrompt } from './support/prompt';
import type { Prompt } from './support/prompt';

/**
 * `npm run admin:create` creates an operator's account. It asks for what `--id`, `--name`, `--email` and the environment's
 * ADMIN_PASSWORD don't give. (Every user of the machine can read a password on the command line.)
 */
const FIELDS = {
  id: {
    question: 'Login ID: ',
    schema: accountIdSchema,
    rule: 'The login ID (--id) takes 5 to 20 small letters and digits, and at least one letter.',
  },
  name: {
    question: 'Name: ',
    schema: typedLine(50).min(1),
    rule: 'The name (--name) takes 1 to 50 characters.',
  },
  email: {
    question: 'E-mail: ',
    schema: emailSchema,
    rule: 'The e-mail (--email) has to be an address such as name@example.com.',
  },
  password: {
    question: 'Password (not shown): ',
    schema: passwordSchema(''),
    rule: 'The password (ADMIN_PASSWORD) takes 8 to 16 characters with a letter, a digit and a special character.',
  },
} as const;
type Field = keyof typeof FIELDS;
const NAMES: readonly Field[] = ['id', 'name', 'email', 'password'];

/** The account can't be created. The message says why. */
class Refused extends Error {}

try {
  await createAdmin(await askForMissing(given()));
} catch (error) {
  if (!(error instanceof Refused || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function given(): Partial<Record<Field, string>> {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { id: text, name: text, email: text } });
    return { ...values, password: process.env.ADMIN_PASSWORD };
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

async function askForMissing(values: Partial<Record<Field, string>>): Promise<Record<Field, string>> {
  const answers: Record<Field, string> = { id: '', name: '', email: '', password: '', ...values };
  const missing = NAMES.filter((field) => values[field] === undefined);
  const prompt = missing.length === 0 ? null : openPrompt();
  // Without a terminal missing values are reported with the wrong ones.
  if (prompt === null) return checked(answers);
  try {
    for (const field of missing) {
      const { question } = FIELDS[field];
      answers[field] = field === 'password' ? await askTwice(prompt, question) : await prompt.ask(question);
    }
  } finally {
    prompt.close();
  }
  return checked(answers);
}

async function askTwice(prompt: Prompt, question: string): Promise<string> {
  const password = await prompt.askHidden(question);
  if ((await prompt.askHidden('Once more: ')) !== password) throw new Refused('The two passwords differ.');
  return password;
}

function checked(answers: Record<Field, string>): Record<Field, string> {
  const problems: string[] = [];
  for (const field of NAMES) {
    const { schema, rule } = FIELDS[field];
    const parsed = schema.safeParse(answers[field]);
    if (parsed.success) answers[field] = parsed.data;
    else problems.push(rule);
  }
  if (problems.length > 0) throw new Refused(problems.join('\n'));
  return answers;
}

async function createAdmin({ id, name, email, password }: Record<Field, string>): Promise<void> {
  const config = loadConfigOrExit();
  const passwordHash = await createPasswords().hash(password);
  const outcome = await withDatabase(config, async (database) => {
    await migrate(database);
    return createOperator(database.orm, { accountId: id, name, email, passwordHash });
  });
  switch (outcome) {
    case 'created':
      return console.log(`${id} can log in as an operator.`);
    case 'accountId taken':
      throw new Refused(`Somebody has the login ID ${id} already.`);
    case 'email taken':
      throw new Refused(`Somebody has the e-mail ${email} already.`);
  }
}
