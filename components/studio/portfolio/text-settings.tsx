'use client';

import { showAlert } from '@/components/ui/alert-store';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { PortfolioProfile } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { withTexts, type ProfileTexts } from '@/lib/portfolio/changes';
import styles from './settings-panel.module.css';
import type { PortfolioEditing } from './use-portfolio';

interface TextSettingsProps {
  profile: PortfolioProfile;
  change: PortfolioEditing['change'];
  /** Characters of the note that fit on its page; null where all do. */
  noteFits: number | null;
}

/** The texts that a portfolio has for itself: the profile keeps its own. */
export function TextSettings({ profile, change, noteFits }: TextSettingsProps) {
  const type = (name: keyof ProfileTexts, text: string) =>
    change((current) => withTexts(current, { [name]: text === '' ? null : text }), name);
  const note = profile.artistNote ?? '';

  /** Removes what has no room on the note's page. It can be undone. */
  const cutNote = () => {
    if (noteFits === null) return;
    const kept = note.slice(0, noteFits).trimEnd();
    change((current) => withTexts(current, { artistNote: kept === '' ? null : kept }));
    void showAlert(portfolioMessages.noteCut);
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>글</h2>
      <p className="t-cap">여기에서 고친 글은 이 포트폴리오에만 쓰여요.</p>
      <TextField
        label="한 줄 소개"
        value={profile.introduction ?? ''}
        maxLength={portfolioLimits.introductionMax}
        onChange={({ target }) => type('introduction', target.value)}
      />
      <TextField
        label="이메일"
        type="email"
        autoComplete="email"
        value={profile.email ?? ''}
        maxLength={portfolioLimits.emailMax}
        onChange={({ target }) => type('email', target.value)}
      />
      <TextField
        label="전화번호"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={profile.phoneNum ?? ''}
        maxLength={portfolioLimits.phoneMax}
        onChange={({ target }) => type('phoneNum', target.value)}
      />
      <TextArea
        label="작가 노트"
        className={styles.note}
        rows={8}
        maxCharacters={portfolioLimits.artistNoteMax}
        count={note.length}
        value={note}
        error={noteFits === null ? undefined : portfolioMessages.noteTooLong(noteFits)}
        onChange={({ target }) => type('artistNote', target.value.slice(0, portfolioLimits.artistNoteMax))}
        onBlur={cutNote}
      />
    </section>
  );
}
