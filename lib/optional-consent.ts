/** An account without what rests on the optional consent alone: no leave for advertisements, nor how they heard of us. */
export const WITHOUT_OPTIONAL_CONSENT = {
  agreeMarketingEmail: false,
  agreeMarketingSms: false,
  signupSources: [],
  signupSourcesEtc: null,
};

type Resting = Partial<Record<keyof typeof WITHOUT_OPTIONAL_CONSENT, unknown>>;

/**
 * What an account keeps of a form's answers that rest on the optional consent (`privacy-optional.md`): with it what
 * was given, without it nothing, also of what was kept before.
 */
export function keptByConsent<Given extends Resting>(
  hasAgreed: boolean,
  given: Given,
): Given | typeof WITHOUT_OPTIONAL_CONSENT {
  return hasAgreed ? given : WITHOUT_OPTIONAL_CONSENT;
}
