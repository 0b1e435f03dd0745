import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import * as identityLimits from '@/lib/limits/identity';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';

/** The four steps of signup (M-100) and what is known at each. */
export const SIGNUP_STEPS = ['type', 'terms', 'identity', 'form'] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];
export type SignupType = 'ARTIST' | 'MEMBER';

export interface Agreements {
  terms: boolean;
  privacyRequired: boolean;
  privacyOptional: boolean;
}

export interface SignupState {
  step: SignupStep;
  type: SignupType | null;
  agreements: Agreements;
  identity: VerifiedIdentity | null;
  /** When the identity was verified, in milliseconds. It can be used for an hour. */
  verifiedAt: number;
  /** The social login that led here. Its account has no password. */
  social: SocialNewcomer | null;
  /** Whether the person left for a social login or a verification, and continues here on return. */
  isAway: boolean;
  /** What the form held, without passwords and files. The form checks its shape. */
  typed: unknown;
}

export const EMPTY_SIGNUP: SignupState = {
  step: 'type',
  type: null,
  agreements: { terms: false, privacyRequired: false, privacyOptional: false },
  identity: null,
  verifiedAt: 0,
  social: null,
  isAway: false,
  typed: null,
};

export function hasRequiredAgreements({ terms, privacyRequired }: Agreements): boolean {
  return terms && privacyRequired;
}

/** `step`, or the last step before it that can be reached with what is known. */
export function reachableStep(state: SignupState, step: SignupStep): SignupStep {
  const furthest =
    state.type === null ? 0 : !hasRequiredAgreements(state.agreements) ? 1 : state.identity === null ? 2 : 3;
  return SIGNUP_STEPS[Math.min(SIGNUP_STEPS.indexOf(step), furthest)] ?? 'type';
}

export function isSignupStep(value: unknown): value is SignupStep {
  return SIGNUP_STEPS.some((step) => step === value);
}

/**
 * Reads what a tab has kept, as far as it is valid: a person may have changed it, an older version may have
 * written it.
 * @param now milliseconds; a verification that is too old is left out
 */
export function parseSignup(text: string | null, now: number): SignupState {
  const kept = readJson(text);
  if (kept === null) return EMPTY_SIGNUP;
  const agreements = isRecord(kept.agreements) ? kept.agreements : {};
  const verifiedAt = typeof kept.verifiedAt === 'number' ? kept.verifiedAt : 0;
  const isFresh = now - verifiedAt < identityLimits.resultSeconds * 1000;
  const state: SignupState = {
    step: isSignupStep(kept.step) ? kept.step : 'type',
    type: kept.type === 'ARTIST' || kept.type === 'MEMBER' ? kept.type : null,
    agreements: {
      terms: agreements.terms === true,
      privacyRequired: agreements.privacyRequired === true,
      privacyOptional: agreements.privacyOptional === true,
    },
    identity: isFresh && isIdentity(kept.identity) ? kept.identity : null,
    verifiedAt,
    social: isNewcomer(kept.social) ? kept.social : null,
    isAway: kept.isAway === true,
    typed: kept.typed ?? null,
  };
  return { ...state, step: reachableStep(state, state.step) };
}

function readJson(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isIdentity(value: unknown): value is VerifiedIdentity {
  if (!isRecord(value)) return false;
  return ['uniqueVal', 'name', 'birthDate', 'genderType', 'phoneNum', 'di'].every(
    (key) => typeof value[key] === 'string',
  );
}

function isNewcomer(value: unknown): value is SocialNewcomer {
  if (!isRecord(value)) return false;
  return (
    typeof value.socialLoginUuid === 'string' &&
    typeof value.snsType === 'string' &&
    Object.hasOwn(SOCIAL_PROVIDER_LABELS, value.snsType) &&
    (value.email === null || typeof value.email === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
