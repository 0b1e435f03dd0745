import { THEMES } from '@/lib/contracts/studio-artwork';
import { keysOf } from '@/lib/keys-of';

type Themes = { [Theme in keyof typeof THEMES]: (typeof THEMES)[Theme][number] | null };

/** An artwork's themes as far as they are offered today. Its form has no box for older ones. */
export function offeredThemes(row: Readonly<Record<keyof Themes, string | null>>): Themes {
  const pairs = keysOf(THEMES).map((theme) => {
    const choices: readonly string[] = THEMES[theme];
    return [theme, choices.find((choice) => choice === row[theme]) ?? null];
  });
  return Object.fromEntries(pairs) as Themes;
}
