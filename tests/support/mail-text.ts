/** The plain text of a mail (RFC 5322) that nodemailer wrote, alone or beside its HTML. */
export function textOfMail(message: string): string {
  const boundary = /^Content-Type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(message)?.[1];
  const parts = boundary === undefined ? [message] : message.split(`--${boundary}`);
  return decoded(parts.find((part) => /^Content-Type: text\/plain/im.test(part)) ?? '');
}

function decoded(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
