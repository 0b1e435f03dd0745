import { useState, type FormEvent } from 'react';
import { MEMBER_RESOURCES } from '@/components/admin/members/member-resources';
import styles from '@/components/admin/parts/stack.module.css';
import { useAction } from '@/components/admin/parts/use-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { callApi } from '@/lib/browser/call-api';
import type { AdminOrganization } from '@/lib/contracts/admin/organization';

/** The organization's name. What was typed stays where another operator saved first. */
export function RenameForm({ organization: { uuid, name, version } }: { organization: AdminOrganization }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { run, isBusy, faults } = useAction({ resources: MEMBER_RESOURCES, done: '이름을 저장했습니다.' });

  async function save(event: FormEvent) {
    event.preventDefault();
    const body = { name: typed ?? name, version };
    if (await run(() => callApi('put', '/v1/admin/organizations/{uuid}', { params: { uuid }, body })))
      setTyped(null);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className={styles.stack}>
      <TextField
        label="단체 이름"
        required
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        error={faults.name}
      />
      <Button type="submit" small disabled={isBusy} aria-busy={isBusy}>
        이름 저장
      </Button>
    </form>
  );
}
