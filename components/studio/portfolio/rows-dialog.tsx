'use client';

import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Stepper } from '@/components/ui/navigation/stepper';
import { TextButton } from '@/components/ui/action/text-link';
import type { Portfolio } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { withBlankLines, withRows } from '@/lib/portfolio/changes';
import { rowsOf, type PartGroup } from './part-groups';
import styles from './rows-dialog.module.css';
import type { Change } from './use-portfolio';

interface RowsDialogProps {
  group: PartGroup;
  portfolio: Portfolio;
  onChange: (change: Change) => void;
  onClose: () => void;
}

/** Which rows of a section the portfolio shows, and how much room follows the section. */
export function RowsDialog({ group, portfolio, onChange, onClose }: RowsDialogProps) {
  const { list, section, label } = group;
  const rows = rowsOf(group, portfolio.artistProfile);
  const areAllChosen = rows.every(({ selected }) => selected);
  const choose = (indexes: readonly number[], selected: boolean) => {
    if (list !== null) onChange((current) => withRows(current, list, indexes, selected));
  };
  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      title={`${label} 고르기`}
      onClose={onClose}
      footer={
        <Button small look="primary" onClick={onClose}>
          완료
        </Button>
      }
    >
      <div className={styles.head}>
        <p className="t-small">
          <span className="num">{rows.filter(({ selected }) => selected).length}</span>개를 실어요.
        </p>
        <TextButton
          onClick={() =>
            choose(
              rows.map(({ index }) => index),
              !areAllChosen,
            )
          }
        >
          {areAllChosen ? '선택 해제' : '전체 선택'}
        </TextButton>
      </div>
      <ul className={styles.rows} aria-label={label}>
        {rows.map(({ index, text, selected }) => (
          <li key={index}>
            <Checkbox checked={selected} onChange={({ target }) => choose([index], target.checked)}>
              <span className="pre">{text}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {section === null ? null : (
        <div className={styles.room}>
          <span className="t-small">아래에 비워 둘 줄</span>
          <Stepper
            label="빈 줄"
            value={portfolio.profilePageLayoutConfig.profilePageDataBlankEl[section] ?? 0}
            most={portfolioLimits.blankLinesMax}
            onChange={(lines) => onChange((current) => withBlankLines(current, section, lines))}
          />
        </div>
      )}
    </Dialog>
  );
}
