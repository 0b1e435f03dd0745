/** The sender of a mail, as its foot names them. */
export interface MailSender {
  siteName: string;
  hours: string;
  email: string;
  /** Below everything: who sends it by law, and why it was sent. */
  footer: string;
}

const GREETING = /^(?:[^\n]{0,40}님[,.!]?\s*)?안녕하(?:세요|십니까)/;
const SIGNATURE = /(?:드림|올림)[.!]?$/;

const lineOf = (text: string, at: 0 | -1) => text.trim().split('\n').at(at)?.trim() ?? '';

/**
 * Puts a greeting above the paragraphs of a mail and a signature below them. A mail that a user wrote may have its own
 * greeting and signature. The frame doesn't repeat them then; the contact line stays.
 */
export function framedText(sender: MailSender, name: string, paragraphs: readonly string[]): string {
  const { siteName, hours, email, footer } = sender;
  const isGreeted = paragraphs.some((text) => GREETING.test(lineOf(text, 0)));
  const isSigned = paragraphs.some((text) => SIGNATURE.test(lineOf(text, -1)));
  const greeting = isGreeted ? [] : [`${name}님, 안녕하세요.`];
  const contact = `${hours} · ${email}`;
  const farewell = isSigned ? `${siteName} · ${contact}` : `${siteName} 드림\n${contact}`;
  return [...greeting, ...paragraphs, farewell, footer].join('\n\n');
}
