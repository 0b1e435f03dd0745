import type { Opening } from '@/lib/contracts/access-reason';
import type {
  AdminInquiry,
  AdminInquiryFile,
  AdminInquiryRow,
  InquiryAnswer,
  PersonalData,
} from '@/lib/contracts/admin/inquiry';
import type { Page } from '@/lib/contracts/envelope';
import { formatMoment } from '@/lib/format/moment';
import * as adminLimits from '@/lib/limits/admin';
import type { AdminInquiryListState } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import * as myPaths from '@/lib/paths/my';
import { site } from '@/lib/site';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { forOtherReaders } from '@/server/api/http/asked-origin';
import { readPage } from '@/server/api/http/envelope';
import type { FileAnswer } from '@/server/api/http/file-answer';
import { listCsv } from '@/server/api/http/list-csv';
import { assertSaved } from '@/server/api/http/unsaved';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { Storage } from '@/server/providers/storage/storage';
import type { AuditService } from '@/server/api/modules/audit/service';
import { presentAdminInquiry, presentAdminRow } from './admin-presenter';
import { labelOf, type AdminInquiryRepository, type AdminInquiryRowRead } from './admin-repository';
import { storeAnswerFiles, urlOf } from './files';
import type { InquiryRepository } from './repository';

export interface AdminInquiryDependencies {
  repository: AdminInquiryRepository;
  audit: Pick<AuditService, 'noteAccess' | 'noteContactSearch'>;
  inquiries: Pick<InquiryRepository, 'listFiles' | 'listAnswerFiles'>;
  storage: Storage;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type AdminInquiryService = ReturnType<typeof createAdminInquiryService>;

interface FileRow {
  uuid: string;
  storageKey: string;
  fileName: string;
  mime: string;
  bytes: number;
}

const DAY_SECONDS = 24 * 60 * 60;

/** Inquiries as operators read and answer them (O-42 to O-44). */
export function createAdminInquiryService(deps: AdminInquiryDependencies) {
  const { repository, audit, inquiries, storage, wakeOutbox, clock } = deps;

  async function find(uuid: string) {
    const row = await repository.find(uuid);
    if (row === null) throw notFound();
    return row;
  }

  const signed = (files: readonly FileRow[]): Promise<AdminInquiryFile[]> =>
    Promise.all(
      files.map(async (file) => {
        const { uuid, fileName, mime, bytes } = file;
        return { uuid, name: fileName, mime, bytes, url: await urlOf(storage, file) };
      }),
    );

  async function get(uuid: string): Promise<AdminInquiry> {
    const row = await find(uuid);
    const [sent, answered] = await Promise.all([inquiries.listFiles(uuid), inquiries.listAnswerFiles(uuid)]);
    const files = sent.map((file) => ({ ...file, uuid: String(file.position) }));
    return presentAdminInquiry(row, await signed(files), await signed(answered));
  }

  return {
    /** @throws ApiError NOT_FOUND */
    get,

    async list(
      actor: SignedIn,
      query: AdminInquiryListState & { size: number },
    ): Promise<Page<AdminInquiryRow>> {
      await audit.noteContactSearch(actor, 'INQUIRY', query.q);
      return readPage(query, {
        list: (window) => repository.list(query, query, window),
        count: () => repository.count(query),
        present: presentAdminRow,
      });
    },

    /** How many wait for an answer, counted as lists are. */
    countWaiting: (): Promise<number> =>
      repository.count({ q: '', filter: 'WAITING', type: null, sender: null }),

    /** Who asks, and where they are reached. It is recorded in the audit log. @throws ApiError NOT_FOUND */
    async open(actor: SignedIn, uuid: string, opening?: Opening): Promise<PersonalData> {
      const row = await find(uuid);
      await audit.noteAccess(actor, {
        ...{ action: 'VIEW_PERSONAL_DATA', subject: 'INQUIRY', subjectId: uuid, label: labelOf(row.type) },
        ...{ rows: 1, reason: opening?.reason, after: { what: ['name', 'email', 'phoneNum'] } },
      });
      return { name: row.senderName, email: row.email, phoneNum: row.phoneNum };
    },

    /**
     * Answers an inquiry, or changes its answer; the sender gets a mail each time.
     * @throws ApiError NOT_FOUND, CONTENT_STALE where another operator answered first, ANSWER_UNCHANGED where there is nothing to
     * mail, UNPROCESSABLE for too many files
     */
    async answer(
      actor: SignedIn,
      uuid: string,
      { answer, version, keptFileUuids }: InquiryAnswer,
      files: readonly UploadedFile[],
    ): Promise<AdminInquiry> {
      const row = await find(uuid);
      const before = await inquiries.listAnswerFiles(uuid);
      const kept = before.filter((file) => keptFileUuids.includes(file.uuid));
      if (kept.length + files.length > adminLimits.answerFilesMax) {
        const message = adminMessages.answerFilesTooMany(adminLimits.answerFilesMax);
        throw new ApiError('UNPROCESSABLE', { errors: [{ field: 'files', message }] });
      }
      // Saving sends a mail. An unchanged answer would be mailed as a correction.
      const isSame = row.answer === answer && files.length === 0 && kept.length === before.length;
      if (isSame && row.version === version) throw new ApiError('ANSWER_UNCHANGED');
      const newFiles = await storeAnswerFiles(storage, uuid, files);
      const removeAll = (keys: readonly string[]) =>
        Promise.all(keys.map((key) => storage.delete(key).catch(() => undefined)));
      const isGuest = row.senderId === null;
      const outcome = await repository.answer({
        ...{ uuid, version, text: answer, newFiles },
        keptFileUuids: kept.map((file) => file.uuid),
        operator: actor,
        at: clock(),
        mail: {
          name: row.senderName ?? '고객',
          ...{ title: row.title, answer, isAgain: row.answeredAt !== null },
          path: isGuest ? null : myPaths.inquiry(uuid),
          files: isGuest ? await mailedFiles([...kept, ...newFiles]) : [],
        },
      });
      if (typeof outcome === 'string') {
        await removeAll(newFiles.map(({ storageKey }) => storageKey));
        assertSaved(outcome);
      } else {
        await removeAll(outcome);
      }
      wakeOutbox();
      return get(uuid);
    },

    /** The list as a file, without personal data. It is recorded in the audit log. */
    async exportCsv(
      actor: SignedIn,
      { reason, ...query }: AdminInquiryListState & { reason?: string | undefined },
    ): Promise<FileAnswer> {
      const { q, filter, type, sender } = query;
      await audit.noteContactSearch(actor, 'INQUIRY', q);
      await audit.noteAccess(actor, {
        ...{ action: 'EXPORT', subject: 'INQUIRY', label: '문의', reason },
        ...{ rows: await repository.count(query), after: { q, filter, type, sender } },
      });
      return listCsv<AdminInquiryRowRead>({
        name: '문의',
        now: clock(),
        columns: {
          접수: ({ createdAt }) => formatMoment(createdAt),
          분류: ({ type: kind }) => INQUIRY_TYPE_LABELS[kind],
          제목: ({ title }) => title,
          '보낸 사람': ({ senderId }) => senderId ?? '비회원',
          답변: ({ answeredAt }) => (answeredAt === null ? '대기' : formatMoment(answeredAt)),
          운영자: ({ answeredBy }) => answeredBy,
        },
        list: (window) => repository.list(query, query, window),
      });
    },
  };

  /** Links to files for a guest, who has no page of their own. */
  function mailedFiles(files: readonly FileRow[]) {
    const seconds = adminLimits.guestFileDays * DAY_SECONDS;
    return Promise.all(
      files.map(async (file) => {
        const url = await forOtherReaders(() => urlOf(storage, file, seconds));
        return { name: file.fileName, url: URL.canParse(url) ? url : `${site.url}${url}` };
      }),
    );
  }
}
