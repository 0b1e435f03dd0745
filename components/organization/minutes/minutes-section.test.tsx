import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ContestStanding } from '@/lib/contracts/contest';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import { installFakeFetch, offline, refusal, success, type FakeAnswer } from '@/tests/support/fake-fetch';
import { MinutesSection } from './minutes-section';

const UUID = '0198f3a0-0000-7000-8000-000000000000';
const fake = installFakeFetch();
let saved: string[] = [];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:minutes';
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});
beforeEach(() => (saved = []));

const show = (standing: ContestStanding) =>
  render(
    <MinutesSection
      contest={
        { uuid: UUID, title: '달빛/창가 공모', standing, announcedAt: null, round: 1 } as OrganizationContest
      }
    />,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('the button says that the PDF is being made, and saves it under the contest’s name', async () => {
  let answer: (given: FakeAnswer) => void = () => undefined;
  fake.answer = () => new Promise((resolve) => (answer = resolve));
  show('CLOSED');
  await press('회의록 PDF 내려받기');
  expect(screen.getByRole('button', { name: '만드는 중' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(minutesMessages.making);
  await press('만드는 중');
  await act(async () => answer(success('%PDF')));
  expect(fake.calls.map(({ path }) => path)).toEqual([`/v1/organizations/contests/${UUID}/minutes`]);
  expect(saved).toEqual([expect.stringMatching(/^달빛 창가 공모 심사 회의록 \d{4}-\d\d-\d\d\.pdf$/)]);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a failure says why, and the same button tries again', async () => {
  fake.answer = () => refusal(503, 'UNAVAILABLE', '잠시 뒤에 다시 시도해 주세요.');
  show('ARCHIVED');
  await press('회의록 PDF 내려받기');
  expect(screen.getByRole('alert').textContent).toBe(minutesMessages.failed('잠시 뒤에 다시 시도해 주세요.'));
  fake.answer = offline;
  await press('다시 시도');
  expect(screen.getByRole('alert').textContent).toContain('심사 회의록을 만들지 못했습니다.');
  expect(saved).toEqual([]);
  fake.answer = () => success('%PDF');
  await press('다시 시도');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(saved).toHaveLength(1);
});

test.each(['SCHEDULED', 'OPEN'] as const)('a contest that is %s has no minutes yet', (standing) => {
  show(standing);
  expect(screen.getByText(minutesMessages.beforeClosing)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
