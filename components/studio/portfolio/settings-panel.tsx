'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { Select } from '@/components/ui/field/select';
import { Stepper } from '@/components/ui/navigation/stepper';
import { TextButton } from '@/components/ui/action/text-link';
import type { Portfolio, ProfileVisibility } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { withColumns, withCover, withImageQuality, withParts, withRowGap } from '@/lib/portfolio/changes';
import { groupsOf, shownOf, type PartGroup } from './part-groups';
import styles from './settings-panel.module.css';
import type { DocumentKind } from '@/lib/portfolio/portfolio-documents';
import { TextSettings } from './text-settings';
import type { PortfolioEditing } from './use-portfolio';

interface SettingsPanelProps {
  portfolio: Portfolio;
  change: PortfolioEditing['change'];
  /** Characters of the note that fit on its page; null where all do. */
  noteFits: number | null;
  onRows: (group: PartGroup) => void;
  onWorks: () => void;
  onCover: () => void;
  onDocument: (kind: DocumentKind) => void;
}

const COLUMNS = { one: '1단', two: '2단' } as const;
const COVERS = { typographic: '이름만', image: '이미지' } as const;
/** What the PDF's pictures are for, and how fine they are. */
const QUALITIES = [
  { value: '0.5', label: '화면용' },
  { value: '0.7', label: '메일용' },
  { value: String(portfolioLimits.imageQualityDefault), label: '인쇄용' },
  { value: String(portfolioLimits.imageQualityMax), label: '고품질 인쇄용' },
];

const OTHER_DOCUMENTS = [
  {
    title: '약력',
    kinds: [
      ['cvKo', '국문'],
      ['cvEn', '영문'],
    ],
  },
  {
    title: '작품 목록',
    kinds: [
      ['listKo', '국문'],
      ['listEn', '영문'],
    ],
  },
] as const satisfies { title: string; kinds: [DocumentKind, string][] }[];

/** What the pages show and how they are set. */
export function SettingsPanel({
  portfolio,
  change,
  noteFits,
  onRows,
  onWorks,
  onCover,
  onDocument,
}: SettingsPanelProps) {
  const [isOpen, setOpen] = useState(true);
  const toolsId = useId();
  const { profileVisibility, profilePageLayoutConfig: layout, pdfSettingConfig, cover } = portfolio;
  const quality = String(pdfSettingConfig.imageQuality);
  const chooseCover = (kind: keyof typeof COVERS) => {
    if (kind === 'image') onCover();
    else change((current) => withCover(current, { kind }));
  };
  return (
    <aside className={styles.panel} aria-label="설정 도구">
      <Button
        small
        wide
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={toolsId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '설정 도구 접기' : '설정 도구 펴기'}
      </Button>
      <div id={toolsId} className={styles.tools} data-open={isOpen}>
        <Section title="표지">
          <Line label="모양">
            <ChoiceChips
              legend="표지 모양"
              isLegendHidden
              options={COVERS}
              chosen={cover.kind}
              onChoose={chooseCover}
            />
          </Line>
          {cover.kind === 'image' ? (
            <Line label="표지 이미지">
              <TextButton onClick={onCover}>이미지 바꾸기</TextButton>
            </Line>
          ) : null}
        </Section>
        <Section title="프로필 쪽 구성">
          <Line label="단">
            <ChoiceChips
              legend="단"
              isLegendHidden
              options={COLUMNS}
              chosen={layout.splitModeProfilePage ? 'two' : 'one'}
              onChoose={(columns) => change((current) => withColumns(current, columns === 'two'))}
            />
          </Line>
          <Line label="줄 간격">
            <Stepper
              label="줄 간격"
              value={layout.profilePageDataRowGap}
              most={portfolioLimits.rowGapMax}
              onChange={(steps) => change((current) => withRowGap(current, steps), 'row gap')}
            />
          </Line>
        </Section>
        <Section title="보일 항목">
          <ul className={styles.parts}>
            {groupsOf(portfolio).map((group) => (
              <li key={group.label} className={styles.line}>
                <PartCheckbox
                  group={group}
                  visibility={profileVisibility}
                  onToggle={(isShown) => change((current) => withParts(current, group.parts, isShown))}
                />
                {group.list === null ? null : (
                  <TextButton aria-label={`${group.label} 항목 고르기`} onClick={() => onRows(group)}>
                    항목 고르기
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        </Section>
        <TextSettings profile={portfolio.artistProfile} change={change} noteFits={noteFits} />
        <Section title="작품" end={<span className="num">{portfolio.artistArtWorks.length}점</span>}>
          <Button small wide onClick={onWorks}>
            작품 고르기
          </Button>
        </Section>
        <Section title="파일">
          <Select
            label="이미지 화질"
            value={quality}
            options={
              QUALITIES.some(({ value }) => value === quality)
                ? QUALITIES
                : [...QUALITIES, { value: quality, label: '직접 정한 화질' }]
            }
            onChange={({ target }) => change((current) => withImageQuality(current, Number(target.value)))}
          />
        </Section>
        <Section title="함께 내려받기">
          <p className="t-cap">지금 고른 항목과 작품으로 만들어요.</p>
          {OTHER_DOCUMENTS.map(({ title, kinds }) => (
            <Line key={title} label={title}>
              <span className={styles.languages}>
                {kinds.map(([kind, language]) => (
                  <TextButton
                    key={kind}
                    aria-label={`${title} ${language} PDF 내려받기`}
                    onClick={() => onDocument(kind)}
                  >
                    {language}
                  </TextButton>
                ))}
              </span>
            </Line>
          ))}
        </Section>
      </div>
    </aside>
  );
}

function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {title} {end}
      </h2>
      {children}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className="t-small">{label}</span>
      {children}
    </div>
  );
}

interface PartCheckboxProps {
  group: PartGroup;
  visibility: ProfileVisibility;
  onToggle: (isShown: boolean) => void;
}

function PartCheckbox({ group, visibility, onToggle }: PartCheckboxProps) {
  const shown = shownOf(group, visibility);
  return (
    <Checkbox
      checked={shown !== false}
      ref={(input) => {
        if (input !== null) input.indeterminate = shown === 'some';
      }}
      onChange={({ target }) => onToggle(target.checked)}
    >
      {group.label}
    </Checkbox>
  );
}
