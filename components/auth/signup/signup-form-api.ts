import type { useContractForm } from '@/components/ui/use-contract-form';
import type { SignupPayload } from './form-schema';
import type { SignupValues } from './form-values';

/** The form of step 4 as its sections get it. */
export type SignupFormApi = ReturnType<typeof useContractForm<SignupValues, SignupPayload>>;

export interface SectionProps {
  form: SignupFormApi;
}
