/** An account's values without the optional consent: no advertisements, and no signup source. */
export const WITHOUT_OPTIONAL_CONSENT = {
  agreeMarketingEmail: false,
  agreeMarketingSms: false,
  signupSources: [],
  signupSourcesEtc: null,
};

type Resting = Partial<Record<keyof typeof WITHOUT_OPTIONAL_CONSENT, unknown>>;

/**
 * The values of a form that rest on the optional consent (`privacy-optional.md`). With the consent they are stored as
 * given. Without it they are emptied, also those that were stored before.
 */
export function keptByConsent<Given extends Resting>(
  hasAgreed: boolean,
  given: Given,
): Given | typeof WITHOUT_OPTIONAL_CONSENT {
  return hasAgreed ? given : WITHOUT_OPTIONAL_CONSENT;
}
