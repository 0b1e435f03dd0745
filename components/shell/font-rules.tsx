import { FONT_RULES } from '@/lib/font-rules';
import { PAGE_FONTS_ID, SANS_SCREENS } from '@/lib/page-fonts';
import { SIGNS_OF_USE } from '@/lib/signs-of-use';

const SHEETS = [
  [FONT_RULES.serif, 'all'],
  [FONT_RULES.sans, SANS_SCREENS],
] as const;

/**
 * The style sheets with the rules of all font files. A page with files of its own (docs/adr/0027) takes them when a visitor
 * begins to use it, and behind its own rules, which win; or at once where the visitor may be logged in, because what is shown
 * to members alone is not in the page. Every other page takes them at once.
 */
export function FontRules({ hasOwnFonts, nonce }: { hasOwnFonts: boolean; nonce: string | undefined }) {
  const code = `(() => {
  const signs = ${JSON.stringify(SIGNS_OF_USE)};
  const add = () => {
    for (const sign of signs) removeEventListener(sign, add);
    for (const [href, media] of ${JSON.stringify(SHEETS)}) {
      if (!matchMedia(media).matches) continue;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.insertBefore(link, document.getElementById('${PAGE_FONTS_ID}'));
    }
  };
  if (${!hasOwnFonts} || 'member' in document.documentElement.dataset) add();
  else for (const sign of signs) addEventListener(sign, add, { passive: true });
})()`;
  return (
    <>
      <script nonce={nonce}>{code}</script>
      {hasOwnFonts ? null : (
        <noscript>
          {SHEETS.map(([href, media]) => (
            <link key={href} rel="stylesheet" href={href} media={media} />
          ))}
        </noscript>
      )}
    </>
  );
}
