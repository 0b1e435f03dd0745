'use client';

import clsx from 'clsx';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { PdfSettingConfig } from '@/lib/contracts/portfolio';
import {
  findTemplate,
  isOpen,
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
} from '@/lib/portfolio/templates';
import styles from './size-dialog.module.css';

interface SizeDialogProps {
  setting: PdfSettingConfig;
  onChoose: (name: TemplateName) => void;
  onClose: () => void;
}

/** The ten sizes of a page, of which those that are open can be chosen. */
export function SizeDialog({ setting, onChoose, onClose }: SizeDialogProps) {
  const chosen = findTemplate({ width: setting.pageWidth, height: setting.pageHeight });
  return (
    <Dialog
      isOpen
      isFullOnPhones
      width={720}
      title="포트폴리오 크기"
      onClose={onClose}
      footer={
        <Button small look="primary" onClick={onClose}>
          완료
        </Button>
      }
    >
      <p className="t-small">지금은 A4 가로로 만들 수 있어요. 다른 크기도 준비하고 있어요.</p>
      <fieldset className={styles.sizes}>
        <legend className="vh">크기</legend>
        {TEMPLATE_NAMES.map((name) => (
          <Size key={name} name={name} isChosen={name === chosen} onChoose={() => onChoose(name)} />
        ))}
      </fieldset>
    </Dialog>
  );
}

function Size({ name, isChosen, onChoose }: { name: TemplateName; isChosen: boolean; onChoose: () => void }) {
  const { label, width, height } = TEMPLATES[name];
  const isLocked = !isOpen(name);
  return (
    <label className={clsx(styles.size, isLocked && styles.locked)}>
      <input type="radio" name="portfolio-size" checked={isChosen} disabled={isLocked} onChange={onChoose} />
      <span className={styles.place}>
        <span className={styles.sheet} style={{ width: width / 3.6, height: height / 3.6 }} />
      </span>
      <span className={styles.label}>{label}</span>
      <span className={`t-cap num ${styles.millimetres}`}>
        {width} × {height}
      </span>
      {isLocked ? <span className="t-cap">준비 중</span> : null}
    </label>
  );
}
