interface Chosen<Interest extends string, ArtistInterest extends string> {
  userInterests: readonly Interest[];
  userInterestEtc: string | null;
  artistInterests: readonly ArtistInterest[];
  artistInterestEtc: string | null;
}

/** Drops repeated choices, and the free text where ETC is not chosen. */
export function keptChoice<Choice extends string>(
  chosen: readonly Choice[],
  text: string | null,
): { chosen: Choice[]; text: string | null } {
  return { chosen: [...new Set(chosen)], text: (chosen as readonly string[]).includes('ETC') ? text : null };
}

/** The interests of a form as an account keeps them. */
export function keptInterests<Interest extends string, ArtistInterest extends string>(
  form: Chosen<Interest, ArtistInterest>,
) {
  const ofUser = keptChoice(form.userInterests, form.userInterestEtc);
  const ofArtist = keptChoice(form.artistInterests, form.artistInterestEtc);
  return {
    userInterests: ofUser.chosen,
    userInterestEtc: ofUser.text,
    artistInterests: ofArtist.chosen,
    artistInterestEtc: ofArtist.text,
  };
}
