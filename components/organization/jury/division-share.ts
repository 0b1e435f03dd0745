/** How many applicants each juror gets of an even division without exclusions: all at least so many, and some one more. */
export function shareOf(
  applicants: number,
  jurors: number,
  perApplicant: number,
): { least: number; most: number } {
  const parts = applicants * perApplicant;
  return { least: Math.floor(parts / jurors), most: Math.ceil(parts / jurors) };
}
