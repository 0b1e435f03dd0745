import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { wholeDecision } from '@/lib/contest/decision-mail';
import type { AnnouncementPreview } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import { MailPreview, type Decision } from './mail-preview';
import { MAIL_TEMPLATES } from './mail-templates';

const frame = {
  ...{ siteName: '결 GYEOL', hours: '평일 10:00–18:00', email: 'help@gyeol.example' },
  footer: '주식회사 결',
  applicationsUrl: 'https://gyeol.example/my/applications',
};
const to = (name: string | null) => ({
  count: name === null ? 0 : 1,
  sample: name === null ? null : { name, receipt: '261123-AAAAAA' },
});
const previewOf = (selected: string | null, rejected: string | null, undecided: string | null) => ({
  announcedAt: null,
  ...{ selected: to(selected), rejected: to(rejected), undecided: to(undecided), frame },
});

function show(preview: AnnouncementPreview | null, decision: Decision, rejectsUndecided = false) {
  const retry = jest.fn();
  const mail = MAIL_TEMPLATES[decision === 'SELECTED' ? 'selected' : 'rejected'];
  const announcement = { preview, isFailed: preview === null, retry };
  render(<MailPreview {...{ decision, mail, announcement, rejectsUndecided }} contest="봄의 공모" />);
  return { retry, mail, group: screen.getByRole('group') };
}

test.each(['SELECTED', 'REJECTED'] as const)(
  'the mail of %s is shown whole, to one who gets it',
  (decision) => {
    const { group, mail } = show(previewOf('류단아', '강도윤', '임석'), decision);
    const name = decision === 'SELECTED' ? '류단아' : '강도윤';
    const whole = wholeDecision(frame, mail, { name, contest: '봄의 공모', receipt: '261123-AAAAAA' });
    expect(screen.getByText(contestMessages.mailPreviewOf(name))).toBeTruthy();
    expect(group.textContent).toContain(`${whole.subject}${whole.text}`);
    expect(whole.text.match(/안녕하세요/g)).toHaveLength(1);
    expect(whole.text).toMatch(/my\/applications\n\n결 GYEOL 드림\n/);
    expect(whole.text).not.toMatch(/[{}]/);
  },
);

test('a refusal isn’t previewed with a selected applicant; without a refused one the preview says so', () => {
  const { group } = show(previewOf('류단아', null, '임석'), 'REJECTED');
  expect(screen.getByText(contestMessages.mailPreviewNobody('미선정', '홍길동'))).toBeTruthy();
  expect(group.textContent).not.toMatch(/류단아|임석/);
});

test('the refusal is previewed with an undecided applicant if the announcement rejects them', () => {
  show(previewOf('류단아', null, '임석'), 'REJECTED', true);
  expect(screen.getByText(contestMessages.mailPreviewOf('임석'))).toBeTruthy();
});

test('a preview that can’t be loaded shows an error, and can be retried', () => {
  const { retry } = show(null, 'SELECTED');
  expect(screen.getByRole('status').textContent).toContain(contestMessages.mailPreviewFailed);
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
