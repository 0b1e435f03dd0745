'use client';

import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '@/components/form/form-layout';
import { Checkbox } from '@/components/ui/field/checkbox';
import { TextLink } from '@/components/ui/action/text-link';
import type { PortfolioEntry } from '@/lib/contracts/contest';
import type { FormField } from '@/lib/contracts/contest-form';
import { formatBytes } from '@/lib/format/bytes';
import { formatMoment } from '@/lib/format/moment';
import * as contestMessages from '@/lib/messages/contest';
import * as myPaths from '@/lib/paths/my';
import type { ApplicationValues } from './application-values';

interface PortfolioProps {
  field: FormField;
  portfolio: PortfolioEntry | null;
}

/** Encloses the portfolio whose PDF is kept, as it is when the application is sent. */
export function PortfolioAnswer({ field: { name, label, help, required }, portfolio }: PortfolioProps) {
  const { register, getFieldState, formState } = useFormContext<ApplicationValues>();
  const error = getFieldState(name, formState).error?.message;
  return (
    <FieldGroup label={label} isRequired={required} error={error}>
      {(messageId) => (
        <>
          {help === null ? null : <p className="t-cap pre">{help}</p>}
          {portfolio === null ? (
            <p className="t-small" data-invalid={error === undefined ? undefined : ''}>
              {contestMessages.noPortfolio}{' '}
              <TextLink href={myPaths.artistPortfolio()}>포트폴리오 만들기</TextLink>
            </p>
          ) : (
            <Checkbox
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={messageId}
              {...register(name)}
            >
              <span>
                {portfolio.fileName}{' '}
                <span className="t-cap num">
                  {formatBytes(portfolio.bytes)} · {formatMoment(new Date(portfolio.savedAt))} 저장
                </span>
              </span>
            </Checkbox>
          )}
        </>
      )}
    </FieldGroup>
  );
}
