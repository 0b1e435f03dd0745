import { MARKER } from '@/lib/cookie-names';

/**
 * Marks the document, before its first paint, where the visitor may be logged in. Styles then hide what is for guests until
 * the session's answer. The page itself is the same for every visitor.
 */
export function MemberHint({ nonce }: { nonce: string | undefined }) {
  const code = `if (${MARKER}.test(document.cookie)) document.documentElement.dataset.member = '';`;
  return <script nonce={nonce}>{code}</script>;
}
