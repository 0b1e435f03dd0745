import { TextInput } from 'react-admin';
import { organizationCreateSchema } from '@/lib/contracts/admin/organization';
import * as passwordLinkLimits from '@/lib/limits/password-link';
import { RecordCreate } from '@/components/admin/parts/record-form';

/** Makes an organization with its first owner, who sets the password by the link of the invitation. */
export function OrganizationCreate() {
  return (
    <RecordCreate
      schema={organizationCreateSchema}
      defaults={{ organizationName: '', accountId: '', name: '', email: '', phoneNum: '' }}
    >
      <p className="t-small muted">
        만들면 첫 책임자에게 초대 메일이 갑니다. 메일의 링크에서 {passwordLinkLimits.invitationDays}일 안에
        비밀번호를 정합니다.
      </p>
      <TextInput source="organizationName" fullWidth />
      <TextInput source="accountId" autoComplete="off" />
      <TextInput source="name" label="첫 책임자의 이름" autoComplete="off" />
      <TextInput source="email" label="첫 책임자의 이메일" type="email" autoComplete="off" fullWidth />
      <TextInput
        source="phoneNum"
        label="첫 책임자의 휴대폰 번호"
        type="tel"
        autoComplete="off"
        helperText="비워 둘 수 있습니다."
      />
    </RecordCreate>
  );
}
