import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from '@/components/ui/field/checkbox';
import type { ProfileValues } from './profile-values';

interface ProfileCheckboxProps {
  name: 'allowsAi' | 'educationNotApplicable';
  /** The field that is checked again with it. */
  deps?: 'educations';
  children: ReactNode;
}

/** A checkbox of the profile that has its saved state in the document already, before its script has come. */
export function ProfileCheckbox({ name, deps, children }: ProfileCheckboxProps) {
  const { field } = useController<ProfileValues, typeof name>({ name, ...(deps && { rules: { deps } }) });
  const { value, onChange, ...rest } = field;
  return (
    <Checkbox {...rest} checked={value} onChange={({ target }) => onChange(target.checked)}>
      {children}
    </Checkbox>
  );
}
