/** Personal data as operators see it before they ask for it (O-12): enough to tell two people apart, not to reach one. */

/** `김*루`, `김*`. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  const [first = '', ...rest] = letters;
  if (rest.length <= 1) return `${first}*`;
  return `${first}${'*'.repeat(rest.length - 1)}${rest.at(-1) ?? ''}`;
}

/** `ab***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at <= 0) return '***';
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}

/** `010-****-5678`, of digits with or without hyphens. */
export function maskedPhone(phoneNum: string): string {
  const digits = phoneNum.replaceAll(/\D/g, '');
  return digits.length < 7 ? '***' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}
