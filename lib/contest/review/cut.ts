/** An applicant of a ranking, from the best. */
interface Ranked {
  id: string;
  rank: number;
}

/** The applicants above a cut after so many, and those of equal means whom the cut would part. */
export function cutOf(ranked: readonly Ranked[], count: number): { above: string[]; parted: string[] } {
  const last = ranked[count - 1];
  const next = ranked[count];
  if (last === undefined || next?.rank !== last.rank)
    return { above: ranked.slice(0, count).map(({ id }) => id), parted: [] };
  return {
    above: ranked.filter(({ rank }) => rank < last.rank).map(({ id }) => id),
    parted: ranked.filter(({ rank }) => rank === last.rank).map(({ id }) => id),
  };
}
