'use client';

import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { ContractForm } from '@/components/form/contract-form';
import { KeptFilesNote } from '@/components/form/kept-files-note';
import { KeptNote } from '@/components/form/kept-note';
import { SaveBar } from '@/components/form/save-bar';
import { SendingNote } from '@/components/form/sending-note';
import type { StudioProfile as Profile } from '@/lib/contracts/studio-profile';
import * as studioLimits from '@/lib/limits/studio';
import { AiUseField } from './ai-use-field';
import { AreaFields } from './area-fields';
import { ArtistNoteField } from './artist-note-field';
import { DraftOffer } from './draft-offer';
import { EducationFields } from './education-fields';
import { GenreField } from './genre-field';
import { IntroductionField } from './introduction-field';
import { NameFields } from './name-fields';
import { OpenedDialog } from './opened-dialog';
import { PhotoField } from './photo/photo-field';
import { PreviewPane } from './preview/preview-pane';
import { ProfileSection } from './profile-section';
import { AWARDS, COLLECTIONS, EXPERIENCE_GROUPS, INTERVIEWS } from './rows/row-kinds';
import { RowLists } from './rows/row-lists';
import styles from './studio-profile.module.css';
import { useStudioProfile } from './use-studio-profile';
import { VideoField } from './video-field';

/** The artist's profile: the form, and the page that it makes beside it. */
export function StudioProfile({ initial }: { initial: Profile }) {
  const { form, kept, profile, base, conflict, sending, draft, ...opened } = useStudioProfile(initial);
  const { failures } = form;
  return (
    <>
      {draft.offer === null ? null : (
        <DraftOffer draft={draft.offer} base={base} onResume={draft.resume} onDiscard={draft.settle} />
      )}
      <KeptFilesNote />
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <ContractForm form={form} className={styles.form} aria-label="작가 프로필">
        <div className={styles.preview}>
          <PreviewPane saved={profile.image} />
        </div>
        <div className={styles.fields}>
          <ProfileSection title="사진" isRequired>
            <PhotoField saved={profile.image} hasOriginal={profile.hasPhotoOriginal} />
          </ProfileSection>
          <ProfileSection title="이름과 소개" hint="국문과 영문 가운데 하나는 적어 주세요.">
            <NameFields />
            <IntroductionField />
          </ProfileSection>
          <ProfileSection title="활동">
            <GenreField />
            <AreaFields />
          </ProfileSection>
          <ProfileSection title="학력" isRequired>
            <EducationFields failures={failures} />
          </ProfileSection>
          <ProfileSection
            title="경력"
            isRequired
            hint={`하나 이상 적어 주세요. 항목마다 ${studioLimits.rowsMax}개까지, 작가 페이지에는 최신 연도부터 보여요.`}
          >
            <RowLists list="experiences" groups={EXPERIENCE_GROUPS} failures={failures} />
          </ProfileSection>
          <ProfileSection title="수상과 소장">
            <RowLists list="awards" groups={[AWARDS]} failures={failures} />
            <RowLists list="collections" groups={[COLLECTIONS]} failures={failures} />
          </ProfileSection>
          <ProfileSection title="인터뷰" hint={`${studioLimits.interviewsMax}개까지 적을 수 있어요.`}>
            <RowLists list="interviews" groups={[INTERVIEWS]} failures={failures} isTitled={false} />
          </ProfileSection>
          <ProfileSection title="영상과 글">
            <VideoField />
            <ArtistNoteField />
          </ProfileSection>
          <ProfileSection
            title="AI 이용"
            hint="작품마다 다르게 정하려면 작품을 수정하면서 AI 이용을 골라 주세요."
          >
            <AiUseField saved={profile.allowsAi} />
          </ProfileSection>
          <SaveBar
            isSending={form.isSending}
            alert={form.alert}
            isDirty={form.formState.isDirty}
            draftAt={draft.savedAt}
          >
            {sending.progress === null || form.getValues('photo') === null ? null : (
              <SendingNote
                progress={sending.progress}
                isUpload
                label="사진을 올리고 있어요"
                checkingLabel="프로필을 저장하고 있어요"
                onCancel={sending.cancel}
              />
            )}
          </SaveBar>
        </div>
      </ContractForm>
      {opened.hasOpened ? (
        <OpenedDialog userAccountId={profile.userAccountId} onClose={opened.closeOpened} />
      ) : null}
    </>
  );
}
