import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldFaultsOf, placeOfFault } from '@/components/form/field-faults';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { reportFailure } from '@/components/shell/report-failure';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { articleUpdateSchema, type AdminArticle } from '@/lib/contracts/admin/article';
import * as leavingMessages from '@/lib/messages/leaving';
import { countUploads, isUpload } from '@/components/admin/parts/uploads';
import { articleParts, statusChange } from './article-parts';
import { wholeArticle } from './use-whole-article';
import { keptArticleSchema, TEXT_FIELDS, valuesOf, type ArticleValues } from './article-values';

const KEPT_FIELDS = TEXT_FIELDS.filter((name) => !isUpload(name));

/** The form of an article: its saves, and how it follows an article that another operator saved. */
export function useArticleForm(initial: AdminArticle, operatorId: string) {
  const [article, setArticle] = useState(initial);
  const [defaultValues] = useState(() => valuesOf(initial));
  const client = useQueryClient();
  const notify = useNotify();
  const params = { uuid: article.uuid };

  /** Begins anew with what is saved now. What was typed since `base` stays. */
  function adopt(latest: AdminArticle, base: ArticleValues) {
    conflict.adopt({ base, latest: valuesOf(latest) });
    follow(latest);
  }

  function follow(latest: AdminArticle) {
    setArticle(latest);
    // The history begins with it, where it is opened next.
    client.setQueryData(wholeArticle(latest.uuid).queryKey, latest);
  }

  const form = useContractForm<ArticleValues, ReturnType<typeof articleUpdateSchema.parse>>({
    leaving: 'KEPT',
    schema: articleUpdateSchema,
    defaultValues,
    onFailure,
    async onSubmit(body) {
      const sent = structuredClone(form.getValues());
      const saved = await callApi('put', '/v1/admin/articles/{uuid}', { params, body });
      kept.forget();
      adopt(saved, sent);
      notify('ra.notification.updated');
      void client.invalidateQueries({ queryKey: ['articles', 'getList'] });
    },
  });

  function onFailure(failure: unknown): boolean {
    if (!(failure instanceof ApiFailure) || failure.code !== 'CONTENT_STALE') return false;
    form.setAlert(failure.message);
    void catchUp();
    return true;
  }

  /** Shows what the other operator changed, beside what was typed here. */
  async function catchUp() {
    try {
      const latest = await callApi('get', '/v1/admin/articles/{uuid}', { params });
      const versions = { base: valuesOf(article), latest: valuesOf(latest) };
      conflict.begin(versions, statusChange(article, latest));
      follow(latest);
    } catch (failure) {
      void reportFailure(failure);
    }
  }

  /** A link is no save: the form stays as it is. */
  const setPreview = (preview: AdminArticle['preview']) => setArticle((known) => ({ ...known, preview }));

  /** Shows at its fields what publishing, or a preview, lacks. */
  function showFaults(failure: unknown): void {
    const values = form.getValues();
    const faults = fieldFaultsOf(failure).filter(({ field }) => field in values);
    for (const fault of faults) {
      form.setError(placeOfFault(fault, values) as keyof ArticleValues, { message: fault.message });
    }
    if (faults.length > 0) form.focusFailing();
  }

  const conflict = useConflict(formValues(form), articleParts(article.type));
  const hasUnsaved = form.formState.isDirty || conflict.isWaiting;
  const guard = useUnsavedGuard(hasUnsaved, leavingMessages.unsaved);
  const kept = useKeptForm({
    form,
    name: `article-${article.uuid}`,
    owner: operatorId,
    versions: { version: article.version, saved: valuesOf(article), conflict },
    fields: KEPT_FIELDS,
    schema: keptArticleSchema,
    countFiles: () => countUploads(form, TEXT_FIELDS),
  });

  return {
    form,
    article,
    conflict,
    kept,
    hasUnsaved,
    adopt,
    catchUp,
    setPreview,
    showFaults,
    release: guard.release,
  };
}
