import { z } from 'zod';
import { chosenDocumentsSchema, duplicateAnswerSchema, UNCHECKED } from '@/components/form/form-checks';
import { sharedTypedFields } from '@/components/form/typed-fields';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import { signupSourceSchema, type memberSignupSchema } from '@/lib/contracts/signup';
import type { SocialNewcomer } from '@/lib/contracts/social';
import { WITHOUT_OPTIONAL_CONSENT } from '@/lib/optional-consent';

/** What the form holds beside the contract's fields. A social signup has a password that stays empty. */
export const formOnlySchema = z.object({
  accountPwd: z.string(),
  confirmation: z.string(),
  accountIdCheck: duplicateAnswerSchema,
  emailCheck: duplicateAnswerSchema,
  files: chosenDocumentsSchema,
});
type FormOnly = z.input<typeof formOnlySchema>;

/** What the form of step 4 holds: the contract's body, and what is the form's alone. */
export type SignupValues = z.input<typeof memberSignupSchema> & FormOnly;

/** Values from the earlier steps, which are not typed here. */
interface SignupFacts {
  identity: VerifiedIdentity;
  privacyOptional: boolean;
}

function fieldsOf({ identity, privacyOptional }: SignupFacts) {
  const { uniqueVal, di, name, genderType, birthDate, phoneNum } = identity;
  const person = { uniqueVal, di, name, genderType, birthDate, phoneNum };
  return { ...person, terms: true as const, privacyRequired: true as const, privacyOptional };
}
type FactFields = ReturnType<typeof fieldsOf>;

/** What a tab may keep: no password, no file, no promise that a name is still free. */
const typedSchema = z.object({
  ...sharedTypedFields,
  accountId: z.string(),
  signupSources: z.array(signupSourceSchema),
  signupSourcesEtc: z.string().nullable(),
}) satisfies z.ZodType<Omit<SignupValues, keyof FactFields | keyof FormOnly>>;

const EMPTY: Omit<SignupValues, keyof FactFields> = {
  accountId: '',
  accountIdCheck: UNCHECKED,
  accountPwd: '',
  confirmation: '',
  email: '',
  emailCheck: UNCHECKED,
  zoneCode: '',
  address: '',
  addressDetail: '',
  buildingName: null,
  artistInterests: [],
  artistInterestEtc: null,
  userInterests: [],
  userInterestEtc: null,
  signupSources: [],
  signupSourcesEtc: null,
  files: [],
  agreeBusinessEmail: false,
  agreeBusinessSms: false,
  agreeMarketingEmail: false,
  agreeMarketingSms: false,
};

interface Beginning extends SignupFacts {
  social: SocialNewcomer | null;
  /** What a tab has kept of the form, in whatever shape. */
  typed: unknown;
  /** The same with passwords and files, where the page wasn't left since. */
  inMemory: SignupValues | null;
}

/** What the form begins with; without the optional consent nothing that rests on it. */
export function initialValues({ typed, inMemory, social, ...facts }: Beginning): SignupValues {
  const kept = typedSchema.safeParse(typed);
  const before = inMemory ?? (kept.success ? kept.data : { email: social?.email ?? '' });
  const values = { ...EMPTY, ...before, ...fieldsOf(facts) };
  return facts.privacyOptional ? values : { ...values, ...WITHOUT_OPTIONAL_CONSENT };
}

const fileMarkSchema = z.object({ hadFiles: z.boolean() });

/** What a tab keeps of the form: what is typed, and whether files were chosen, which it can't keep. */
export function typedOf(values: SignupValues): z.infer<typeof typedSchema> & z.infer<typeof fileMarkSchema> {
  return { ...typedSchema.parse(values), hadFiles: values.files.length > 0 };
}

/** Whether files were chosen in the form that a tab has kept, in whatever shape. */
export const hadFiles = (typed: unknown): boolean => fileMarkSchema.safeParse(typed).data?.hadFiles === true;
