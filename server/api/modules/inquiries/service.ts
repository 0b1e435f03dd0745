import type { Page } from '@/lib/contracts/envelope';
import type { GuestInquiryCreate, Inquiry, InquiryCreate, InquiryRow } from '@/lib/contracts/support';
import type { InquiryListState } from '@/lib/lists/support-lists';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { Storage } from '@/server/providers/storage/storage';
import { removeFiles, storeFiles, urlOf } from './files';
import { presentInquiry, presentInquiryRow } from './presenter';
import type { InquiryRepository, NewInquiry } from './repository';

export interface InquiryDependencies {
  repository: InquiryRepository;
  storage: Storage;
  clock: () => Date;
}

/** An inquiry that was kept. */
interface Sent {
  uuid: string;
  createdAt: string;
}

export type InquiryService = ReturnType<typeof createInquiryService>;

/**
 * What people ask the operator (S-1 to S-31). A guest's inquiry sends no mail: the address in it may be a stranger's, and only the
 * operator's answer goes there.
 */
export function createInquiryService({ repository, storage, clock }: InquiryDependencies) {
  async function send(inquiry: NewInquiry, files: readonly UploadedFile[]): Promise<Sent> {
    const { uuid, createdAt } = inquiry;
    const sentAt = await repository.findSentAt(uuid);
    if (sentAt !== null) return { uuid, createdAt: sentAt.toISOString() };
    try {
      await repository.add(inquiry, await storeFiles(storage, uuid, files));
    } catch (error) {
      // The database may have kept it and its answer got lost: the files belong to it then.
      const isKept = await repository.findSentAt(uuid).then(
        (kept) => kept !== null,
        () => true,
      );
      if (!isKept) await removeFiles(storage, uuid).catch(() => undefined);
      throw error;
    }
    return { uuid, createdAt: createdAt.toISOString() };
  }

  function inquiryOf(
    { type, title, content, email, phoneNum }: InquiryCreate,
    { uuid, accountUuid, privacyAgreedAt }: Pick<NewInquiry, 'uuid' | 'accountUuid' | 'privacyAgreedAt'>,
  ): NewInquiry {
    return {
      ...{ uuid, accountUuid, privacyAgreedAt, type, title, content, email, phoneNum },
      createdAt: clock(),
    };
  }

  const signed = <File extends Parameters<typeof urlOf>[1]>(files: readonly File[]) =>
    Promise.all(files.map(async (file) => ({ ...file, url: await urlOf(storage, file) })));

  return {
    /** Keeps a member's inquiry. */
    create: (
      { accountUuid }: SignedIn,
      body: InquiryCreate,
      files: readonly UploadedFile[],
      uuid: string,
    ): Promise<Sent> => send(inquiryOf(body, { uuid, accountUuid, privacyAgreedAt: null }), files),

    /** Keeps a guest's inquiry, and when they agreed where it says that they did. */
    createAsGuest(body: GuestInquiryCreate, files: readonly UploadedFile[], uuid: string): Promise<Sent> {
      const privacyAgreedAt = body.privacyAgreed === true ? clock() : null;
      return send(inquiryOf(body, { uuid, accountUuid: null, privacyAgreedAt }), files);
    },

    list(
      { accountUuid }: SignedIn,
      { q, filter, direction, page, size }: InquiryListState & { size: number },
    ): Promise<Page<InquiryRow>> {
      const selection = { accountUuid, q, filter };
      return readPage(
        { page, size },
        {
          list: (window) => repository.list(selection, { direction }, window),
          count: () => repository.count(selection),
          present: presentInquiryRow,
        },
      );
    },

    /** @throws ApiError NOT_FOUND, also for another account's */
    async get({ accountUuid }: SignedIn, uuid: string): Promise<Inquiry> {
      const row = await repository.find(uuid, accountUuid);
      if (row === null) throw notFound();
      const [sent, answered] = await Promise.all([
        repository.listFiles(uuid),
        repository.listAnswerFiles(uuid),
      ]);
      return presentInquiry(row, { sent: await signed(sent), answered: await signed(answered) });
    },

    /** @throws ApiError NOT_FOUND, also for another account's */
    async markRead({ accountUuid }: SignedIn, uuid: string): Promise<void> {
      if ((await repository.find(uuid, accountUuid)) === null) throw notFound();
      await repository.markRead(uuid, accountUuid, clock());
    },

    countUnread: ({ accountUuid }: SignedIn): Promise<number> => repository.countUnread(accountUuid),
  };
}
