import { REVIEW_FOLDER, withCopies } from '@/lib/media/review-key';
import type { Storage } from '@/server/providers/storage/storage';
import type { LooseFiles, RetentionFilesRepository } from './retention-files-repository';
import type { RetentionRule } from './retention-rule';

/** Rows or files removed at a time. An image is a folder of files. */
const BATCH = 500;
const IMAGE_BATCH = 50;
/** What is younger than this may belong to an upload or a save under way. */
const GRACE_MS = 24 * 60 * 60_000;

export interface FileRuleDependencies {
  files: RetentionFilesRepository;
  storage: Storage;
  /** The storage folder of an image. */
  mediaFolder: (id: string) => string;
}

const graceBefore = (now: Date) => new Date(now.getTime() - GRACE_MS);

/** The rules for stored files that nothing needs any more. Rows go before files, as everywhere (ADR 17). */
export function fileRules(deps: FileRuleDependencies): RetentionRule[] {
  const { files } = deps;
  return [
    looseFiles(
      deps,
      'unused-uploads',
      '개인정보처리방침 7: 올린 뒤 하루 동안 쓰이지 않은 파일',
      files.uploads,
    ),
    looseFiles(deps, 'unused-originals', '개인정보처리방침 7: 쓰는 작품이 없는 원본 이미지', files.originals),
    looseImages(deps),
    orphans(deps, 'orphaned-documents', '개인정보처리방침 7: 주인이 없는 활동 자료 파일', ['documents/']),
    orphans(deps, 'orphaned-uploads', '개인정보처리방침 7: 주인이 없는 올린 파일', [
      'uploads/',
      'claimed/',
      REVIEW_FOLDER,
    ]),
    orphans(deps, 'orphaned-inquiry-files', '개인정보처리방침 7: 주인이 없는 문의 첨부 파일', ['inquiries/']),
    orphans(deps, 'orphaned-originals', '개인정보처리방침 7: 주인이 없는 원본 이미지 파일', ['originals/']),
    partialFiles(deps),
  ];
}

/** What a killed process left of an upload has no key, so a plan can't name it. The start of a process removes it too. */
function partialFiles({ storage }: FileRuleDependencies): RetentionRule {
  return {
    name: 'partial-files',
    keeps: '개인정보처리방침 7: 다 올라오지 않은 파일',
    find: () => Promise.resolve({ count: 0, keys: [] }),
    removeSome: (now) => storage.removePartial(graceBefore(now)),
  };
}

function looseFiles(
  { storage }: FileRuleDependencies,
  name: string,
  keeps: string,
  rows: LooseFiles,
): RetentionRule {
  return {
    name,
    keeps,
    find: async (now, limit) => ({
      count: await rows.count(graceBefore(now)),
      keys: await rows.list(graceBefore(now), limit),
    }),
    async removeSome(now) {
      const keys = await rows.removeSome(graceBefore(now), BATCH);
      for (const key of keys.flatMap(withCopies)) await storage.delete(key);
      return keys.length;
    },
  };
}

/**
 * Images are named by their content, so the same one may come back while its files are being removed. Its row is marked
 * first, keeps newcomers waiting, and goes last. A mark of a run that broke off is found again by the next.
 */
function looseImages({ files: { images }, storage, mediaFolder }: FileRuleDependencies): RetentionRule {
  return {
    name: 'unused-images',
    keeps: '개인정보처리방침 7: 어디에도 쓰이지 않는 이미지',
    find: async (now, limit) => ({
      count: await images.count(graceBefore(now)),
      keys: await images.list(graceBefore(now), limit),
    }),
    async removeSome(now) {
      const ids = await images.begin(graceBefore(now), now, IMAGE_BATCH);
      for (const id of ids)
        for await (const key of storage.list(`${mediaFolder(id)}/`)) await storage.delete(key);
      return images.finish(ids, now);
    },
  };
}

/** Files that no row names. Young files are left, because their row may not be written yet. */
function orphans(
  { files, storage }: FileRuleDependencies,
  name: string,
  keeps: string,
  folders: readonly string[],
): RetentionRule {
  async function* orphanedKeys(now: Date): AsyncGenerator<string> {
    for (const folder of folders) {
      for await (const keys of chunks(storage.list(folder), BATCH)) {
        const known = await files.known(keys);
        for (const key of keys.filter((each) => !known.has(each))) {
          const file = await storage.stat(key);
          if (file !== null && file.modifiedAt < graceBefore(now)) yield key;
        }
      }
    }
  }

  return {
    name,
    keeps,
    async find(now, limit) {
      const keys: string[] = [];
      let count = 0;
      for await (const key of orphanedKeys(now)) {
        count += 1;
        if (keys.length < limit) keys.push(key);
      }
      return { count, keys };
    },
    async removeSome(now) {
      let removed = 0;
      for await (const key of orphanedKeys(now)) {
        await storage.delete(key);
        removed += 1;
        if (removed === BATCH) break;
      }
      return removed;
    },
  };
}

async function* chunks(keys: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let chunk: string[] = [];
  for await (const key of keys) {
    chunk.push(key);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
