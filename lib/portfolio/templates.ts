import { keysOf } from '@/lib/keys-of';

interface Template {
  label: string;
  /** Millimetres. */
  width: number;
  height: number;
  /** A template that can't be chosen yet is `locked`. */
  state: 'open' | 'locked';
}

/** The page sizes of a portfolio, in the order of the size dialog. */
export const TEMPLATES = {
  A4_LANDSCAPE: { label: 'A4 가로', width: 297, height: 210, state: 'open' },
  A5_LANDSCAPE: { label: 'A5 가로', width: 210, height: 148, state: 'locked' },
  B5_LANDSCAPE: { label: 'B5 가로', width: 257, height: 182, state: 'locked' },
  B6_LANDSCAPE: { label: 'B6 가로', width: 182, height: 128, state: 'locked' },
  WIDE_LANDSCAPE: { label: '16:9 가로', width: 297, height: 167, state: 'locked' },
  A4_PORTRAIT: { label: 'A4 세로', width: 210, height: 297, state: 'locked' },
  A5_PORTRAIT: { label: 'A5 세로', width: 148, height: 210, state: 'locked' },
  B5_PORTRAIT: { label: 'B5 세로', width: 182, height: 257, state: 'locked' },
  B6_PORTRAIT: { label: 'B6 세로', width: 128, height: 182, state: 'locked' },
  WIDE_PORTRAIT: { label: '16:9 세로', width: 167, height: 297, state: 'locked' },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;
export type Orientation = 'landscape' | 'portrait';

/** A page's size in millimetres. */
export interface PageSize {
  width: number;
  height: number;
}

export const TEMPLATE_NAMES = keysOf(TEMPLATES);

export function orientationOf({ width, height }: PageSize): Orientation {
  return width > height ? 'landscape' : 'portrait';
}

/** The template of a saved size; null where no template has it. */
export function findTemplate({ width, height }: PageSize): TemplateName | null {
  return (
    TEMPLATE_NAMES.find((name) => TEMPLATES[name].width === width && TEMPLATES[name].height === height) ??
    null
  );
}

/** Whether artists can choose the template. */
export function isOpen(name: TemplateName): boolean {
  const template: Template = TEMPLATES[name];
  return template.state === 'open';
}
