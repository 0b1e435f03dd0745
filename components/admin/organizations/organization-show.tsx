import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { AdminOrganization } from '@/lib/contracts/admin/organization';
import { formatMoment } from '@/lib/format/moment';
import { WHOLE } from '@/components/admin/data-provider';
import { Facts, Part } from '@/components/admin/parts/facts';
import { ShowFailure } from '@/components/admin/parts/show-failure';
import { OrganizationPeople } from './organization-people';
import { PersonDialog } from './person-dialog';
import { RenameForm } from './rename-form';
import { VerificationPart } from './verification-part';

/** An organization: its name, its people and their invitations. */
export function OrganizationShow() {
  return (
    <Show
      actions={false}
      component="div"
      queryOptions={{ meta: WHOLE }}
      error={<ShowFailure title="단체를 불러오지 못했습니다." />}
    >
      <Shown />
    </Show>
  );
}

function Shown() {
  const organization = useRecordContext<AdminOrganization & { id: string }>();
  const [isAdding, setAdding] = useState(false);
  if (organization === undefined) return <Skeleton height="320px" />;
  const { uuid, name, contests, createdAt, updatedAt } = organization;
  return (
    <>
      <Facts
        facts={{
          이름: name,
          공모: `${contests}건`,
          만듦: formatMoment(new Date(createdAt)),
          '마지막 변경': formatMoment(new Date(updatedAt)),
        }}
      />
      <Part title="사람">
        <OrganizationPeople organization={organization} />
        <Button small onClick={() => setAdding(true)}>
          사람 더하기
        </Button>
        {isAdding ? <PersonDialog organization={organization} onClose={() => setAdding(false)} /> : null}
      </Part>
      <Part title="단체 확인">
        <VerificationPart organization={organization} />
      </Part>
      <Part title="단체 이름">
        <RenameForm key={uuid} organization={organization} />
      </Part>
    </>
  );
}
