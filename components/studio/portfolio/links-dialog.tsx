'use client';

import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ShareButtons } from '@/components/artwork/share-buttons';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ErrorState } from '@/components/ui/state/error-state';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton, SendIconButton } from '@/components/ui/action/send-button';
import { Skeleton } from '@/components/ui/state/skeleton';
import { TextField } from '@/components/ui/field/text-field';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsaved } from '@/components/ui/dialog/use-unsaved';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { ZoneNote } from '@/components/ui/state/zone-note';
import { failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import {
  portfolioLinkFormSchema,
  type PortfolioLink,
  type PortfolioLinkForm,
} from '@/lib/contracts/portfolio-link';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as portfolioPaths from '@/lib/paths/portfolio';
import styles from './links-dialog.module.css';

const PERIODS = { WEEK: '7일', MONTH: '30일', QUARTER: '90일' } as const;

const linksQuery = {
  queryKey: ['portfolio-links'],
  queryFn: async () => (await callApi('get', '/v1/artists/me/portfolio/links')).content,
  staleTime: 0,
};

/** Links by which the kept portfolio is shown to people without an account (ADR 38). */
export function LinksDialog({ onClose }: { onClose: () => void }) {
  const { results, error, load } = useLateQueries([linksQuery]);
  const result = results?.[0];
  const failure = error ?? result?.error ?? null;
  const reload = () => (error === null ? void result?.refetch() : load());
  return (
    <Dialog
      isOpen
      isFullOnPhones
      width={720}
      title="링크로 보여주기"
      onClose={onClose}
      footer={<CancelButton>닫기</CancelButton>}
    >
      <p className={`t-small pre ${styles.help}`}>{portfolioMessages.linkHelp}</p>
      <NewLink onMade={reload} />
      {failure === null ? (
        <Links links={result?.data ?? null} onRemoved={reload} />
      ) : (
        <ErrorState title="링크를 불러오지 못했습니다." hint={failureMessage(failure)} onRetry={reload} />
      )}
    </Dialog>
  );
}

function NewLink({ onMade }: { onMade: () => void }) {
  const formId = useId();
  const form = useContractForm<PortfolioLinkForm, PortfolioLinkForm>({
    leaving: 'KEPT',
    schema: portfolioLinkFormSchema,
    defaultValues: { label: '', period: 'MONTH' },
    onSubmit: async (body) => {
      await callApi('post', '/v1/artists/me/portfolio/links', { body });
      form.reset();
      showToast(portfolioMessages.linkMade);
      onMade();
    },
  });
  const { field } = useController({ control: form.control, name: 'period' });
  const label = useWatch({ control: form.control, name: 'label' });
  useUnsaved(label.trim() !== '', form.isSending);
  return (
    <ContractForm form={form} id={formId} className={styles.form} aria-label="새 링크">
      <SentFields className={styles.fields} isSending={form.isSending}>
        <TextField
          label="받는 곳"
          required
          placeholder="갤러리 이름"
          autoComplete="off"
          data-first-focus=""
          error={form.formState.errors.label?.message}
          {...form.register('label')}
        />
        <ChoiceChips
          legend="볼 수 있는 기간"
          options={PERIODS}
          chosen={field.value}
          onChoose={field.onChange}
        />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <SendButton small look="primary" isSending={form.isSending} sendingLabel="만드는 중">
        링크 만들기
      </SendButton>
    </ContractForm>
  );
}

/** The links there are; null while they are loaded. */
function Links({ links, onRemoved }: { links: readonly PortfolioLink[] | null; onRemoved: () => void }) {
  if (links === null) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <span className="vh">링크를 불러오는 중</span>
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </div>
    );
  }
  if (links.length === 0) return <p className={`t-small muted ${styles.none}`}>아직 만든 링크가 없어요.</p>;
  const remove = async ({ id, label }: PortfolioLink) => {
    const isSure = await askConfirm(portfolioMessages.linkRemove(label), {
      text: portfolioMessages.linkRemoveHint,
      confirmLabel: '지우기',
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await callApi('delete', '/v1/artists/me/portfolio/links/{id}', { params: { id } });
      showToast(portfolioMessages.linkRemoved);
    } catch (failure) {
      await reportFailure(failure);
    }
    onRemoved();
  };
  return (
    <ul className={styles.links} aria-label="만든 링크">
      {links.map((link) => {
        const isOver = !link.isOpen;
        return (
          <li key={link.id} className={styles.link} data-over={isOver}>
            <div className={styles.words}>
              <p>{link.label}</p>
              <p className="t-cap muted">
                {isOver ? (
                  '기간이 끝났어요'
                ) : (
                  <>
                    {dayOf(link.expiresAt)}
                    <ZoneNote />
                    까지
                  </>
                )}{' '}
                · {viewsOf(link)}
              </p>
            </div>
            {isOver ? null : (
              <ShareButtons
                isBare
                path={portfolioPaths.shared(link.token)}
                title={link.label}
                noun={`‘${link.label}’`}
              />
            )}
            <SendIconButton icon="close" label={`‘${link.label}’ 링크 지우기`} onSend={() => remove(link)} />
          </li>
        );
      })}
    </ul>
  );
}

const dayOf = (moment: string) => formatDay(dayInSeoul(new Date(moment)));

function viewsOf({ views, lastViewedAt }: PortfolioLink): string {
  if (lastViewedAt === null) return '아직 보지 않았어요';
  return `${views}번 봤어요 (${dayOf(lastViewedAt)} 마지막)`;
}
