import { useFormContext } from 'react-hook-form';
import { Select } from '@/components/ui/field/select';
import { MEMBER_ROLE_LABELS } from '@/lib/options/contest';
import { choicesOf } from '@/components/admin/parts/choices';

/** The role of a member in an organization. */
export function RoleField() {
  const { register, formState } = useFormContext<{ role: string }>();
  return (
    <Select
      label="역할"
      required
      options={choicesOf(MEMBER_ROLE_LABELS).map(({ id, name }) => ({ value: id, label: name }))}
      error={formState.errors.role?.message}
      {...register('role')}
    />
  );
}
