'use client';

import { useId, useState } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { reportFailure, showFailure } from '@/components/shell/report-failure';
import { EditFoot } from '@/components/studio/edit-foot';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextField } from '@/components/ui/field/text-field';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { categoryFormSchema, type CategoryForm, type StudioCategory } from '@/lib/contracts/studio-artwork';
import * as studioMessages from '@/lib/messages/studio';
import styles from './category-dialog.module.css';

interface CategoryDialogProps {
  /** Null for a new one. */
  category: StudioCategory | null;
  onClose: () => void;
  /** Gets the category to show next; null after it was removed. */
  onChanged: (selected: string | null) => Promise<void>;
}

const PARTS = partsOfFields<CategoryForm>({
  name: { label: '카테고리 이름' },
  isHidden: { label: '작가 페이지에서 숨기기' },
});

/** Adds, changes or removes a category. */
export function CategoryDialog({ category, onClose, onChanged }: CategoryDialogProps) {
  const formId = useId();
  const [isRemoving, setRemoving] = useState(false);
  const [seen, setSeen] = useState(() => valuesOf(category));
  const form = useContractForm({
    leaving: 'ASKED',
    schema: categoryFormSchema,
    defaultValues: seen,
    onSubmit: async (body: CategoryForm) => {
      const saved = await save(category, { ...body, seen });
      await showAlert(category === null ? studioMessages.categoryCreated : studioMessages.categoryChanged);
      await onChanged(saved.uuid);
    },
    onFailure: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'CATEGORY_STALE') {
        void catchUp(failure.message);
        return true;
      }
      if (failure instanceof ApiFailure && failure.status < 500) return false;
      void showFailure(
        category === null ? studioMessages.categoryCreateFailed : studioMessages.categoryChangeFailed,
        failure,
      );
      return true;
    },
  });

  const conflict = useConflict(formValues(form), PARTS);
  const catchUp = async (sentence: string) => {
    await showAlert(sentence);
    try {
      const latest = await callApi('get', '/v1/artists/me/artworks/categories');
      const saved = valuesOf(latest.find(({ uuid }) => uuid === category?.uuid) ?? null);
      conflict.begin({ base: seen, latest: saved });
      setSeen(saved);
    } catch (failure) {
      void reportFailure(failure);
    }
  };

  const remove = async () => {
    if (category === null || isRemoving) return;
    const isSure = await askConfirm(studioMessages.categoryRemoveConfirm(category.name), {
      text: studioMessages.categoryRemoveHint,
      confirmLabel: '삭제',
      isDestructive: true,
    });
    if (!isSure) return;
    setRemoving(true);
    try {
      await callApi('delete', '/v1/artists/me/artworks/categories/{uuid}', {
        params: { uuid: category.uuid },
      });
      await showAlert(studioMessages.categoryRemoved);
      await onChanged(null);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status < 500) await reportFailure(failure);
      else await showFailure(studioMessages.categoryRemoveFailed, failure);
      setRemoving(false);
    }
  };

  const isBusy = isRemoving || form.isSending;
  const { register, formState } = form;
  return (
    <Dialog
      isOpen
      title={category === null ? '카테고리 추가' : '카테고리 수정'}
      hasUnsaved={conflict.isWaiting}
      isSending={isBusy}
      onClose={onClose}
      footer={
        <EditFoot
          formId={formId}
          isSending={form.isSending}
          isBusy={isBusy}
          onRemove={category === null ? null : remove}
        />
      }
    >
      <ConflictNote conflict={conflict} />
      <ContractForm form={form} id={formId} className={styles.form} aria-label="카테고리">
        <SentFields isSending={form.isSending}>
          <TextField
            label="카테고리 이름"
            required
            data-first-focus=""
            error={formState.errors.name?.message}
            {...register('name')}
          />
          <Checkbox {...register('isHidden')}>작가 페이지에서 숨기기</Checkbox>
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}

const valuesOf = (category: StudioCategory | null): CategoryForm => ({
  name: category?.name ?? '',
  isHidden: category?.isHidden ?? false,
});

function save(
  category: StudioCategory | null,
  { seen, ...form }: CategoryForm & { seen: CategoryForm },
): Promise<StudioCategory> {
  const body = category === null ? form : { ...form, seen };
  return category === null
    ? callApi('post', '/v1/artists/me/artworks/categories', { body: form })
    : callApi('put', '/v1/artists/me/artworks/categories/{uuid}', { params: { uuid: category.uuid }, body });
}
