'use client';

import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { useNetworkBack } from '@/components/form/use-network-back';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { useSession } from '@/components/shell/use-session';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { FIELD_NAMES } from '@/lib/artwork/fields';
import { callApi } from '@/lib/browser/call-api';
import { useStore } from '@/lib/browser/store';
import { uploadApi } from '@/lib/browser/upload-api';
import { NONE_CHOSEN, withChosen } from '@/lib/chosen';
import type { ArtworkDraft, DraftChange } from '@/lib/contracts/studio-draft';
import * as studioMessages from '@/lib/messages/studio';
import { createDraftBook, type DraftEntry } from './draft-book';
import { createDraftUploads, type DraftUpload } from './draft-uploads';

/** As `KeptDraft`. The server checks what is typed. */
const keptFieldsSchema = z.partialRecord(
  z.enum(FIELD_NAMES),
  z.union([z.string(), z.number(), z.null()]),
) as unknown as z.ZodType<DraftChange>;
const keptDraftsSchema = z.record(
  z.string(),
  z.object({ before: keptFieldsSchema, typed: keptFieldsSchema, contested: keptFieldsSchema }),
);

const NO_ENTRIES: readonly DraftEntry[] = [];
const NO_UPLOADS: readonly DraftUpload[] = [];

async function loadDrafts(): Promise<readonly ArtworkDraft[]> {
  return (await callApi('get', '/v1/artists/me/artwork-drafts')).content;
}

/** The state of bulk registration: images that are being sent, drafts that are being completed, and which are chosen. */
export function useBulk(drafts: readonly ArtworkDraft[]) {
  const [{ book, queue }] = useState(() => createBulk(drafts));
  const entries = useStore(book.store, NO_ENTRIES);
  const uploads = useStore(queue.store, NO_UPLOADS);
  const [marked, setMarked] = useState(NONE_CHOSEN);
  const [isPublishing, setPublishing] = useState(false);
  const hasUnsaved = entries.some(({ unsaved }) => Object.keys(unsaved).length > 0);
  useUnsavedGuard(
    hasUnsaved ||
      uploads.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'failed'),
  );

  useKeptTyping({
    form: 'artwork-drafts',
    owner: useSession().user?.id ?? null,
    schema: keptDraftsSchema,
    read: book.unsaved,
    restore: book.putBack,
    empty: () => undefined,
  });

  useNetworkBack(() => {
    book.retryFailed();
    queue.retryFailed();
  });

  /** The chosen drafts that still exist, in their order. */
  const chosen = useMemo(
    () => new Set(entries.map(({ draft }) => draft.uuid).filter((uuid) => marked.has(uuid))),
    [entries, marked],
  );

  const choose = useCallback((uuid: string, isChosen: boolean) => {
    setMarked((known) => withChosen(known, [uuid], isChosen));
  }, []);

  const fill = async (fields: DraftChange) => {
    const uuids = [...chosen];
    try {
      await book.settle();
      await callApi('put', '/v1/artists/me/artwork-drafts', { body: { uuids, fields } });
      await book.catchUp();
      showToast(studioMessages.draftsFilled(uuids.length));
    } catch (failure) {
      void reportFailure(failure);
    }
  };

  const remove = async () => {
    const uuids = [...chosen];
    const isSure = await askConfirm(studioMessages.draftsRemoveConfirm(uuids.length), {
      confirmLabel: '삭제',
      isDestructive: true,
    });
    if (!isSure) return;
    for (const uuid of uuids) {
      try {
        await callApi('delete', '/v1/artists/me/artwork-drafts/{uuid}', { params: { uuid } });
        book.remove(new Set([uuid]));
      } catch (failure) {
        return void reportFailure(failure);
      }
    }
  };

  const publish = async () => {
    if (isPublishing) return;
    setPublishing(true);
    try {
      // The field that was left by the press on the button belongs to what is published.
      const saved = await book.settle();
      const uuids = [...chosen].filter((uuid) => saved.has(uuid));
      const unsaved = chosen.size - uuids.length;
      if (uuids.length === 0) return void (await showAlert(studioMessages.draftsUnsaved(unsaved)));
      const body = { uuids };
      const { published, refused } = await callApi('post', '/v1/artists/me/artwork-drafts/publish', { body });
      book.remove(new Set(published));
      for (const { uuid, errors } of refused) book.refuse(uuid, errors);
      if (refused.length + unsaved === 0) showToast(studioMessages.draftsPublished(published.length));
      else
        await showAlert(
          studioMessages.draftsPublishedPartly(published.length, { refused: refused.length, unsaved }),
        );
    } catch (failure) {
      void reportFailure(failure);
    } finally {
      setPublishing(false);
    }
  };

  return {
    entries,
    uploads,
    chosen,
    choose,
    chooseAll: (isChosen: boolean) =>
      setMarked(isChosen ? new Set(entries.map(({ draft }) => draft.uuid)) : NONE_CHOSEN),
    fill,
    remove,
    publish,
    isPublishing,
    addFiles: queue.add,
    retryUpload: queue.retry,
    cancelUpload: queue.cancel,
    edit: book.edit,
    type: book.type,
    retrySave: book.retry,
    chooseSide: book.choose,
    catchUp: book.catchUp,
  };
}

function createBulk(drafts: readonly ArtworkDraft[]) {
  const book = createDraftBook({
    drafts,
    save: ({ uuid, version }, fields) =>
      callApi('put', '/v1/artists/me/artwork-drafts/{uuid}', {
        params: { uuid },
        body: { version, fields },
        isBackground: true,
      }),
    reload: loadDrafts,
    onFailure: (failure) => {
      // The row says every other failure.
      if (isSessionFailure(failure)) void reportFailure(failure);
    },
  });
  const queue = createDraftUploads({
    send: (file, { batch, position }, options) =>
      uploadApi('post', '/v1/artists/me/artwork-drafts', {
        query: { batch, position },
        files: [{ field: 'image_original', file, name: file.name }],
        // The next file of the queue may be sent while the artist does something else.
        isBackground: true,
        ...options,
      }),
    onDraft: book.add,
  });
  return { book, queue };
}
