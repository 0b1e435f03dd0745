/** Half of a person of `PERSON_CM`, a path in centimetres from the upper left corner; the other half is its mirror image. */
export const PERSON_HALF =
  'M30.500 0C24.900 0 21.500 3.700 21.500 9.200c0 4 .7 7.500 2 9.900.7 1.200 1.600 2.100 2.600 2.600V26c0 2.300-2.400 3.300-6.200 4.600-4.900 1.700-7.500 3.900-8.500 9L8.400 60c-.8 6-1.100 13-.8 19 .2 4.500 1.200 8.400 3 8.400 1.400 0 1.900-1.800 2.200-4.800L15.300 59h.4c.4 7.500.2 13.500-.2 19.500l-.7 13 1.700.3 1.900 30.700 1 31.500c-.2 3-2.100 4.400-2.900 7-.6 2.400.2 4 2.200 4h6.900c2 0 2.600-1 2.700-3l.9-40 .4-28.500h.9Z';
/** The width of the whole person in that drawing. */
export const PERSON_WIDTH_CM = 60;
