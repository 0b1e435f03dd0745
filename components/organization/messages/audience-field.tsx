import { TextButton, TextLink } from '@/components/ui/action/text-link';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { lockOf } from '@/lib/contest/review-lock';
import type { MessageAudience } from '@/lib/contracts/contest-message';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatCount } from '@/lib/format/count';
import * as messageMessages from '@/lib/messages/contest-message';
import { MESSAGE_AUDIENCE_LABELS } from '@/lib/options/contest-message';
import * as contestPaths from '@/lib/paths/contest';
import styles from './messages-page.module.css';
import type { AudienceRecipients } from './use-recipients';

interface AudienceFieldProps {
  contest: OrganizationContest;
  audiences: readonly MessageAudience[];
  recipients: AudienceRecipients;
  chosen: MessageAudience;
  error: string | undefined;
  onChoose: (audience: MessageAudience) => void;
}

/** To whom a message goes, with how many get it now, and why others can't be chosen. */
export function AudienceField(props: AudienceFieldProps) {
  const { contest, audiences, recipients, chosen, error, onChoose } = props;
  const labels = audiences.map((audience) => [audience, labelOf(audience, recipients)] as const);
  const unreachable = recipients.of(chosen)?.unreachable ?? 0;
  const locked = audiences.includes('UNFINISHED')
    ? null
    : lockOf({ kind: 'MESSAGE', audience: 'UNFINISHED' }, contest);
  return (
    <div className={styles.audience}>
      <RadioGroup<string>
        legend="받는 사람"
        required
        options={Object.fromEntries(labels)}
        chosen={chosen}
        error={error}
        onChoose={(value) => {
          const next = audiences.find((audience) => audience === value);
          if (next !== undefined) onChoose(next);
        }}
      />
      {recipients.isMissing ? (
        <p className="t-small" role="alert">
          {messageMessages.oneIsMissing}{' '}
          <TextLink href={contestPaths.applicants(contest.uuid)}>지원자 화면으로</TextLink>
        </p>
      ) : recipients.isFailed ? (
        <p className="t-small" role="alert">
          {messageMessages.countsFailed} <TextButton onClick={recipients.retry}>다시 시도</TextButton>
        </p>
      ) : null}
      {unreachable > 0 ? <p className="t-cap">{messageMessages.unreachable(unreachable)}</p> : null}
      {locked === null ? null : <p className="t-cap pre">{locked}</p>}
      {audiences.includes('ONE') ? null : (
        <p className="t-cap">
          {messageMessages.chooseInRoom}{' '}
          <TextLink href={contestPaths.applicants(contest.uuid)}>지원자 화면으로</TextLink>
        </p>
      )}
    </div>
  );
}

function labelOf(audience: MessageAudience, recipients: AudienceRecipients): string {
  const label = MESSAGE_AUDIENCE_LABELS[audience];
  const known = recipients.of(audience);
  if (known === null) return label;
  const { count, sample } = known;
  if (audience === 'ONE') return sample === null ? label : `${sample.name} (접수 번호 ${sample.receipt})`;
  return `${label} ${formatCount(count)}명`;
}
