/** A whole number with a fraction behind it, or a fraction sign alone: `90½`, `90 1/2`, `90-1/2`, `½`. */
const MIXED = new RegExp(
  String.raw`(?<![\d./⁄])(\d{0,5})(?:\s?([¼-¾⅐-⅞])|(?<=\d)[ -](\d{1,2}[/⁄](?:2|4|8|16|32|64))(?![\d/.]))`,
  'g',
);

/** Writes the fractions of inches as decimals to three places: 90 1/2 is 90.5. The text is as it was typed, before NFKC. */
export function withDecimals(text: string): string {
  return text.replace(MIXED, (_, whole: string, sign: string | undefined, written: string | undefined) => {
    const [above = 0, below = 1] = (sign ?? written ?? '').normalize('NFKC').split(/[/⁄]/).map(Number);
    return String(Math.round((Number(whole) + above / below) * 1000) / 1000);
  });
}
