'use client';

import { useState, type ComponentProps } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { portfolioProfileSchema, type PortfolioProfile } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { withTexts, type ProfileTexts } from '@/lib/portfolio/changes';
import { firstLetters } from '@/lib/text/letters';
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
        onChange={({ target }) =>
          type('introduction', firstLetters(target.value, portfolioLimits.introductionMax))
        }
      />
      <ContactField
        name="email"
        label="이메일"
        type="email"
        autoComplete="email"
        value={profile.email}
        onValue={(text) => type('email', text)}
      />
      <ContactField
        name="phoneNum"
        label="전화번호"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={profile.phoneNum}
        onValue={(text) => type('phoneNum', text)}
      />
      <TextArea
        label="작가 노트"
        className={styles.note}
        rows={8}
        maxLetters={portfolioLimits.artistNoteMax}
        value={note}
        error={noteFits === null ? undefined : portfolioMessages.noteTooLong(noteFits)}
        onChange={({ target }) =>
          type('artistNote', firstLetters(target.value, portfolioLimits.artistNoteMax))
        }
        onBlur={cutNote}
      />
    </section>
  );
}

interface ContactFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'autoComplete'
> {
  name: 'email' | 'phoneNum';
  value: string | null;
  onValue: (text: string) => void;
}

/** A field for an address or a number. The portfolio gets only valid values, because it saves itself and is printed. */
function ContactField({ name, value, onValue, ...rest }: ContactFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const text = typed ?? value ?? '';
  const read = portfolioProfileSchema.shape[name].safeParse(text);
  return (
    <TextField
      {...rest}
      value={text}
      error={isLeft ? read.error?.issues[0]?.message : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
        const { success, data } = portfolioProfileSchema.shape[name].safeParse(target.value);
        if (success) onValue(data ?? '');
      }}
      onBlur={() => {
        setLeft(true);
        if (read.success) setTyped(null);
      }}
    />
  );
}
