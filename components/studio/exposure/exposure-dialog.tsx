'use client';

import { useMemo, useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SendButton } from '@/components/ui/action/send-button';
import { Tabs } from '@/components/ui/navigation/tabs';
import { TextButton } from '@/components/ui/action/text-link';
import type { StudioCategory } from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { CategoryDialog } from './category-dialog';
import styles from './exposure-dialog.module.css';
import { ExposureLists } from './exposure-lists';
import { useExposure, type ExposureSetting } from './use-exposure';

/** The tab of all artworks. */
const ALL = 'all';

/** Which category dialog is open: for a new category, or for one that exists. */
type CategoryEdit = { category: StudioCategory | null } | null;

/** Arranges what the artist's page shows: the order of all artworks, and of up to three categories. */
export function ExposureDialog({ collection, reload, onClose }: ExposureSetting) {
  const exposure = useExposure({ collection, reload, onClose });
  const { plan, category, isSaving } = exposure;
  const [edit, setEdit] = useState<CategoryEdit>(null);
  const { categories } = collection;
  const artworks = useMemo(
    () => new Map(collection.artworks.map((artwork) => [artwork.uuid, artwork])),
    [collection.artworks],
  );
  const current = categories.find(({ uuid }) => uuid === category) ?? null;

  const addCategory = () => {
    if (categories.length >= studioLimits.categoriesMax) void showAlert(studioMessages.categoriesFull);
    else setEdit({ category: null });
  };
  const afterEdit = async (selected: string | null) => {
    setEdit(null);
    try {
      const { categories: next } = await reload();
      exposure.changeCategories(next, selected);
    } catch (failure) {
      await reportFailure(failure);
    }
  };

  const lists = (
    <>
      <ConflictNote conflict={exposure.conflict} />
      <p className={`t-small pre ${styles.help}`}>
        끌어 놓거나 선택해서 순서를 정합니다. 위에 있는 작품부터 작가 페이지에 보입니다.
      </p>
      <ExposureLists exposure={exposure} artworks={artworks} categories={categories} />
    </>
  );
  const tabs = [
    { key: ALL, label: '전체', count: plan.all.length, content: category === null ? lists : null },
    ...categories.map(({ uuid, name, isHidden }) => ({
      key: uuid,
      label: isHidden ? `${name} · 숨김` : name,
      count: plan.categories[uuid]?.length ?? 0,
      content: category === uuid ? lists : null,
    })),
  ];

  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      width={1040}
      title="노출 관리"
      onClose={() => void exposure.close()}
      footer={
        <>
          <p className={`t-cap ${styles.note}`}>
            카테고리는 {studioLimits.categoriesMax}개까지 만들 수 있어요.
          </p>
          <Button small onClick={() => void exposure.close()} disabled={isSaving}>
            취소
          </Button>
          <SendButton small look="primary" isSending={isSaving} onSend={exposure.save}>
            {isSaving ? '반영하는 중' : '완료'}
          </SendButton>
        </>
      }
    >
      <Tabs
        label="카테고리"
        tabs={tabs}
        current={category ?? ALL}
        onSelect={(key) => exposure.selectCategory(key === ALL ? null : key)}
        listClassName={styles.tabs}
        end={
          <span className={styles.categories}>
            <TextButton onClick={addCategory}>카테고리 추가</TextButton>
            {current === null ? null : (
              <TextButton onClick={() => setEdit({ category: current })}>카테고리 수정</TextButton>
            )}
          </span>
        }
      />
      {edit === null ? null : (
        <CategoryDialog category={edit.category} onClose={() => setEdit(null)} onChanged={afterEdit} />
      )}
    </Dialog>
  );
}
