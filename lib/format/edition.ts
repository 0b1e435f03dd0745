/** An edition as labels write it: `Ed. 3/10`; one that begins with a letter, such as `A.P.`, says itself what it is. */
export function editionLabel({ edition }: { edition: string | null }, word = 'Ed.'): string {
  if (edition === null) return '';
  return /^\p{N}/u.test(edition) ? `${word} ${edition}` : edition;
}
