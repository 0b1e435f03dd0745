import { SANS_SCREENS } from '@/lib/page-fonts';

/** The faces of the site's two families. Hahmlet has a file for each weight; Pretendard is one variable font. */
export const FACES = ['serif-300', 'serif-400', 'sans'] as const;
export type Face = (typeof FACES)[number];

export const FACE_RULES: Readonly<Record<Face, { family: string; weight: string; media: string | null }>> = {
  'serif-300': { family: 'Hahmlet', weight: '300', media: null },
  'serif-400': { family: 'Hahmlet', weight: '400', media: null },
  // A browser takes the faces of one range of weights and no others.
  sans: { family: 'Pretendard', weight: '45 920', media: SANS_SCREENS },
};

/** The variable `--sans` or `--serif` of app/globals.css, and the weight. */
export interface Type {
  isSerif: boolean;
  weight: number;
}

/** The face that draws a text. Weights between the two of Hahmlet are drawn by the heavier one, as in CSS Fonts 4, 5.2. */
export function faceOf({ isSerif, weight }: Type): Face {
  if (!isSerif) return 'sans';
  return weight <= 300 ? 'serif-300' : 'serif-400';
}
