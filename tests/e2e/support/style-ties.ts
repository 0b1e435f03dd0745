/**
 * Where two style sheets set one property of one element with equal weight, so that the order of the files decides:
 * `element: selector / selector: property`. States such as `:hover` count as if they were.
 */
export function findStyleTies(): string[] {
  interface Rule {
    selector: string;
    sheet: string;
    layer: string;
    media: string;
    pseudo: string;
    weight: string;
    style: CSSStyleDeclaration;
  }
  const STATE =
    /:(hover|focus|focus-visible|focus-within|active|disabled|checked|empty|read-only)(?![\w-])|\[(aria|data)-[^\]]*\]/g;
  const rulesOf = new Map<Element, Rule[]>();

  /** The module is what a class begins with; everything else is the global sheet. */
  const moduleOf = (selector: string) => {
    const names = [...selector.matchAll(/\.(_\d[\w-]{5}|[\w-]{6})_[A-Za-z]/g)];
    return names.at(-1)?.[1] ?? 'globals';
  };
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const weightOf = (selector: string) => {
    const plain = selector.replace(/::[\w-]+/g, '').replace(/:(is|not|has)\(/g, ' (');
    const classes = count(plain, /\.[\w-]+|\[[^\]]*\]|:[\w-]+/g);
    return `${classes} ${count(plain.replace(/\[[^\]]*\]|[.:#][\w-]+/g, ''), /[a-z][\w-]*/g)}`;
  };

  function add(selector: string, style: CSSStyleDeclaration, layer: string, media: string): void {
    const pseudo = /::[\w-]+/.exec(selector)?.[0] ?? '';
    const target = selector
      .replace(/::[\w-]+(\([^)]*\))?/g, '')
      .replace(STATE, '')
      .replace(/:(not|has)\(\)/g, '')
      .replace(/(^|[\s>+~])(?=$|[\s>+~])/g, '$1*');
    const [sheet, weight] = [moduleOf(selector), weightOf(selector)];
    const rule: Rule = { selector, sheet, layer, media, pseudo, weight, style };
    for (const element of document.querySelectorAll(target)) {
      rulesOf.set(element, [...(rulesOf.get(element) ?? []), rule]);
    }
  }
  function read(rules: CSSRuleList, layer: string, media: string): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
          add(selector.trim(), rule.style, layer, media);
        }
      } else if (rule instanceof CSSLayerBlockRule) read(rule.cssRules, `${layer}.${rule.name}`, media);
      else if (rule instanceof CSSMediaRule) read(rule.cssRules, layer, `${media}${rule.conditionText}`);
      else if (rule instanceof CSSSupportsRule) read(rule.cssRules, layer, media);
    }
  }
  for (const sheet of document.styleSheets) {
    if (sheet.href?.includes('/_next/')) read(sheet.cssRules, '', '');
  }

  /** Narrow windows and wide ones. */
  const exclude = (one: string, other: string) =>
    (one.includes('max-width') && other.includes('min-width')) ||
    (one.includes('min-width') && other.includes('max-width'));
  const said = (rule: Rule, property: string) =>
    // A longhand of a shorthand with a variable has no value of its own.
    rule.style.getPropertyValue(property) || rule.style.cssText;
  const ties = new Set<string>();
  for (const [element, rules] of rulesOf) {
    for (const [index, one] of rules.entries()) {
      for (const other of rules.slice(index + 1)) {
        if (one.sheet === other.sheet || one.layer !== other.layer || one.weight !== other.weight) continue;
        if (one.pseudo !== other.pseudo || exclude(one.media, other.media)) continue;
        for (const property of one.style) {
          if (other.style.getPropertyValue(property) === '' && ![...other.style].includes(property)) continue;
          if (said(one, property) === said(other, property)) continue;
          ties.add(`${element.className}: ${one.selector} / ${other.selector}: ${property}`);
        }
      }
    }
  }
  return [...ties];
}
