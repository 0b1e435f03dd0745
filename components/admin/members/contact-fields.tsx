import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/field/text-field';

interface ContactValues {
  name: string;
  email: string;
  phoneNum: string;
}

/** Name and contact of a person whose account operators made. */
export function ContactFields() {
  const { register, formState } = useFormContext<ContactValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="이름"
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="이메일"
        type="email"
        required
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="휴대폰 번호"
        type="tel"
        autoComplete="off"
        hint="비워 둘 수 있습니다."
        error={errors.phoneNum?.message}
        {...register('phoneNum')}
      />
    </>
  );
}
