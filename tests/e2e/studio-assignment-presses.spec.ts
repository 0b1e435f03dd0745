import * as assignmentMessages from '@/lib/messages/contest-assignment';
import * as contestPaths from '@/lib/paths/contest';
import { testPresses, type PressRow } from './support/double-press';
import { addJuror, openJury, openReviewed } from './support/jury-page';

const NAME = '윤서인';

const ROWS: readonly PressRow[] = [
  {
    title: 'a division of applicants',
    from: 'components/organization/jury/divide-section.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/assignments',
    begin: async (page) => {
      const { uuid } = await openReviewed(page);
      await addJuror(page, uuid);
      await openJury(page, uuid);
      const form = page.getByRole('form', { name: '심사 나누기' });
      return form.getByRole('button', { name: '나누기', exact: true });
    },
    asks: '나누기',
    says: assignmentMessages.divided(1),
  },
  {
    title: 'the jurors of a selected applicant',
    from: 'components/organization/jury/assign-dialog.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/assignments',
    begin: async (page) => {
      const { uuid } = await openReviewed(page);
      await addJuror(page, uuid);
      await page.goto(contestPaths.applicants(uuid));
      await page.getByRole('checkbox', { name: '이 쪽의 지원자 모두 선택' }).check();
      await page.getByRole('button', { name: '심사위원 배정' }).click();
      const dialog = page.getByRole('dialog', { name: '지원자 1명의 심사위원' });
      await dialog.getByRole('checkbox', { name: NAME }).check();
      return dialog.getByRole('button', { name: '배정하기' });
    },
    says: assignmentMessages.assigned(1),
  },
  {
    title: 'the rounds of a juror',
    from: 'components/organization/jury/rounds-dialog.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/jurors/{accountUuid}/rounds',
    begin: async (page) => {
      const { uuid } = await openReviewed(page);
      await addJuror(page, uuid);
      await openJury(page, uuid);
      await page.getByRole('button', { name: /^차수/ }).click();
      const dialog = page.getByRole('dialog', { name: assignmentMessages.roundsTitle(NAME) });
      await dialog.getByRole('radio', { name: '2차만' }).check();
      return dialog.getByRole('button', { name: '정하기' });
    },
    says: assignmentMessages.roundsSaved(NAME),
  },
];

testPresses(ROWS);
