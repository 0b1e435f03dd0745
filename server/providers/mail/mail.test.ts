import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { makeDirectoryForEach } from '@/tests/support/directory';
import { textOfMail } from '@/tests/support/mail-text';
import { createFilesMail } from './files-mail';
import { MailRefused, type Mail } from './mail';
import { createSmtpMail } from './smtp-mail';

const from = '결 GYEOL <help@gyeol.example>';
const mail: Mail = {
  id: '0b8e2a5c-1111-4222-8333-444455556666',
  to: 'haru@example.com',
  subject: '김하루님, 결에 오신 것을 환영합니다',
  text: '김하루님, 안녕하세요.\n\n회원가입이 완료되었습니다.',
  html: '<p>김하루님, 안녕하세요.</p><p>회원가입이 완료되었습니다.</p>',
  date: new Date('2026-03-01T01:02:03Z'),
};

/** A header as people read it: unfolded, its encoded words decoded. */
function header(message: string, name: string): string {
  const raw = new RegExp(`^${name}: ((?:.*\\r\\n(?=[ \\t]))*.*)`, 'im').exec(message)?.[1] ?? '';
  return raw
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/g, '%$1')),
    );
}

describe('files', () => {
  const directory = makeDirectoryForEach();

  const sent = () =>
    readdirSync(directory.path).map((name) => readFileSync(path.join(directory.path, name), 'utf8'));

  test('an .eml with Korean headers and text, readable by its owner only', async () => {
    await createFilesMail({ directory: directory.path, from }).send(mail);
    const [message = ''] = sent();
    expect(readdirSync(directory.path)).toEqual([`2026-03-01T01-02-03-000Z-${mail.id}.eml`]);
    expect(statSync(path.join(directory.path, readdirSync(directory.path)[0] ?? '')).mode & 0o777).toBe(
      0o600,
    );
    expect(header(message, 'Subject')).toBe(mail.subject);
    expect(header(message, 'From')).toBe('결 GYEOL <help@gyeol.example>');
    expect(header(message, 'To')).toBe(mail.to);
    expect(header(message, 'Message-ID')).toBe(`<${mail.id}@gyeol.example>`);
    expect(header(message, 'Date')).toBe('Sun, 01 Mar 2026 01:02:03 +0000');
    expect(header(message, 'Content-Type')).toMatch(/^multipart\/alternative; /);
    expect(message).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
    expect(textOfMail(message).replaceAll('\r\n', '\n').trim()).toBe(mail.text);
    // Only ASCII on the wire, and no line without its carriage return.
    expect(message).toMatch(/^[\t\r\n\x20-\x7e]*$/);
    expect(message.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('it is well where its folder can be written into', async () => {
    const folder = path.join(directory.path, 'mails');
    await createFilesMail({ directory: folder, from }).check();
    expect(statSync(folder).isDirectory()).toBe(true);
    const taken = path.join(directory.path, 'file');
    writeFileSync(taken, '');
    await expect(createFilesMail({ directory: taken, from }).check()).rejects.toThrow();
  });

  test('sent twice it is the same file', async () => {
    const files = createFilesMail({ directory: directory.path, from });
    await files.send(mail);
    await files.send(mail);
    expect(sent()).toHaveLength(1);
  });

  test('a subject can not bring a header of its own', async () => {
    await createFilesMail({ directory: directory.path, from }).send({
      ...mail,
      subject: 'a\r\nBcc: spy@example.com\n\nx',
    });
    const [message = ''] = sent();
    expect(header(message, 'Subject')).toBe('a Bcc: spy@example.com x');
    expect(message).not.toMatch(/^Bcc:/im);
  });

  test.each([
    'a@example.com\r\nBcc: spy@example.com',
    'a@example.com, spy@example.com',
    'a@example.com spy@example.com',
    'Spy <spy@example.com>',
    '"a\nb"@example.com',
    'group:a@example.com;',
    'nobody',
    '',
  ])('no mail goes to %j', async (to) => {
    await expect(createFilesMail({ directory: directory.path, from }).send({ ...mail, to })).rejects.toThrow(
      MailRefused,
    );
    expect(sent()).toEqual([]);
  });
});

describe('SMTP', () => {
  interface Received {
    from: string;
    to: string[];
    message: string;
  }
  let server: SMTPServer;
  let url: string;
  let received: Received[];
  let refuse: { at: 'rcpt' | 'data'; code: number } | { at: 'cut' } | null;

  beforeEach(async () => {
    received = [];
    refuse = null;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) => {
        done(refuse?.at === 'rcpt' ? failure(refuse.code) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (refuse?.at === 'cut') for (const connection of server.connections) connection._socket.destroy();
        });
        stream.on('end', () => {
          if (refuse?.at === 'data') return done(failure(refuse.code));
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            message: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
    server.server.on('error', () => undefined);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  function failure(responseCode: number): Error {
    return Object.assign(new Error('no'), { responseCode });
  }

  async function send(given: Partial<Mail> = {}): Promise<unknown> {
    const smtp = createSmtpMail({ url, from, timeoutMs: 60_000 });
    try {
      return await smtp.send({ ...mail, ...given }).then(
        () => null,
        (error: unknown) => error,
      );
    } finally {
      smtp.close();
    }
  }

  test('arrives whole, for its recipient alone', async () => {
    expect(await send()).toBeNull();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'help@gyeol.example', to: [mail.to] });
    expect(header(received[0]?.message ?? '', 'Subject')).toBe(mail.subject);
    expect(textOfMail(received[0]?.message ?? '')).toContain('회원가입이 완료되었습니다.');
  });

  test('a refused recipient or text is final', async () => {
    refuse = { at: 'rcpt', code: 550 };
    expect(await send()).toBeInstanceOf(MailRefused);
    refuse = { at: 'data', code: 554 };
    expect(await send()).toBeInstanceOf(MailRefused);
    expect(received).toEqual([]);
  });

  test.each(['rcpt', 'data'] as const)('a temporary failure at %s may be tried again', async (at) => {
    refuse = { at, code: 451 };
    const error = await send();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  test('a lost connection may be tried again, and the next mail arrives', async () => {
    const smtp = createSmtpMail({ url, from, timeoutMs: 60_000 });
    refuse = { at: 'cut' };
    const error: unknown = await smtp.send(mail).catch((reason: unknown) => reason);
    // Node's own error is of another realm than Jest's.
    expect(error).toHaveProperty('message');
    expect(error).not.toBeInstanceOf(MailRefused);
    refuse = null;
    await smtp.send(mail);
    smtp.close();
    expect(received).toHaveLength(1);
  });

  test('it is well while its server answers', async () => {
    const check = async () => {
      const smtp = createSmtpMail({ url, from, timeoutMs: 60_000 });
      await smtp.check().finally(() => smtp.close());
    };
    await check();
    url = 'smtp://127.0.0.1:1';
    await expect(check()).rejects.toThrow();
  });

  test('nobody there may be tried again', async () => {
    url = 'smtp://127.0.0.1:1';
    const error = await send();
    expect(error).toHaveProperty('code', 'ESOCKET');
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  test('an address that is none never gets as far as the server', async () => {
    expect(await send({ to: 'a@example.com\r\nDATA' })).toBeInstanceOf(MailRefused);
    expect(received).toEqual([]);
  });
});
