import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldFaultsOf, placeOfFault } from '@/components/form/field-faults';
import { keptFields } from '@/components/form/kept-fields';
import type { SavedChange } from '@/components/form/stale-note';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { reportFailure } from '@/components/shell/report-failure';
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { articleUpdateSchema, writtenArticleSchema, type AdminArticle } from '@/lib/contracts/admin/article';
import { shorten } from '@/lib/seo/plain-text';
import { ARTICLE_FIELD_LABELS } from '@/lib/options/article-fields';
import * as formMessages from '@/lib/messages/form';
import { differingFields, isSame, linesOf } from './article-words';
import { wholeArticle } from './use-whole-article';
import { keptArticleSchema, TEXT_FIELDS, valuesOf, type ArticleValues } from './article-values';

/** Characters of another operator's text that the note about it shows. */
const SHOWN = 300;

/** What a note says where the things of a list can't be named in a few words. */
const COUNTED = {
  artist: (id: number) => `작가 ${id}`,
  artwork: (uuid: string) => `작품 ${uuid.slice(0, 8)}`,
};

/** The form of an article: its saves, and how it follows an article that another operator saved. */
export function useArticleForm(initial: AdminArticle, operatorId: string) {
  const [article, setArticle] = useState(initial);
  const [changes, setChanges] = useState<readonly SavedChange[]>([]);
  const [defaultValues] = useState(() => valuesOf(initial));
  const client = useQueryClient();
  const notify = useNotify();
  const params = { uuid: article.uuid };

  /** Begins anew with what is saved now. What was typed since `base` stays. */
  function adopt(latest: AdminArticle, base: ArticleValues) {
    const typed = form.getValues();
    setArticle(latest);
    // The history begins with it, where it is opened next.
    client.setQueryData(wholeArticle(latest.uuid).queryKey, latest);
    form.reset(valuesOf(latest));
    for (const name of TEXT_FIELDS) {
      if (isSame(typed[name], base[name])) continue;
      form.setValue(name, typed[name], { shouldDirty: true });
    }
  }

  const form = useContractForm<ArticleValues, ReturnType<typeof articleUpdateSchema.parse>>({
    schema: articleUpdateSchema,
    defaultValues,
    onFailure,
    async onSubmit(body) {
      const sent = structuredClone(form.getValues());
      adopt(await callApi('put', '/v1/admin/articles/{uuid}', { params, body }), sent);
      setChanges([]);
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

  /** Shows what the other operator changed, under what was typed here. */
  async function catchUp() {
    try {
      const latest = await callApi('get', '/v1/admin/articles/{uuid}', { params });
      const [base, typed] = [valuesOf(article), form.getValues()];
      const next = writtenArticleSchema.parse(latest);
      const fields = differingFields(article.type, writtenArticleSchema.parse(article), next);
      setChanges(
        fields.map((field) => ({
          label: ARTICLE_FIELD_LABELS[field],
          now: nowOf(latest, field) || '비어 있음',
          isKept: !isSame(typed[field], base[field]) && !isSame(typed[field], next[field]),
        })),
      );
      adopt(latest, base);
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

  const hasUnsaved = form.formState.isDirty;
  const guard = useUnsavedGuard(hasUnsaved, formMessages.unsaved);
  useKeptTyping({
    form: `article-${article.uuid}`,
    owner: operatorId,
    schema: keptArticleSchema,
    ...keptFields(form, TEXT_FIELDS, () => notify('저장하지 못한 내용을 되살렸습니다.')),
  });

  return {
    form,
    article,
    changes,
    hasUnsaved,
    adopt,
    catchUp,
    setPreview,
    showFaults,
    release: guard.release,
  };
}

/** What a field has now, in a few words. */
function nowOf(latest: AdminArticle, field: (typeof TEXT_FIELDS)[number]): string {
  if (field.endsWith('ImageId')) return latest[field] === null ? '사진 없음' : '다른 사진';
  const lines = linesOf(writtenArticleSchema.parse(latest), field, COUNTED, latest.type !== 'SPECIAL');
  return shorten(lines.join('\n'), SHOWN);
}
