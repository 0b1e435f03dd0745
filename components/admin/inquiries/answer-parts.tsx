import { PrivateFileList } from '@/components/admin/parts/private-file-list';
import type { FormPart } from '@/components/form/conflict/form-parts';
import type { AnswerDraft } from './answer-draft';

const FILES = '저장된 첨부 파일';

/** What is compared if another operator saved an answer first. The files that were chosen here stay. */
export const ANSWER_PARTS: readonly FormPart<AnswerDraft>[] = [
  {
    label: '답변',
    valueOf: ({ text }) => text,
    copy: (values, { text }) => ({ ...values, text }),
    describe: ({ text }) => text,
  },
  {
    label: FILES,
    valueOf: ({ begun }) => begun.answerFiles.map(({ uuid }) => uuid),
    // They belong to the saved answer.
    copy: (values) => values,
    describe: ({ begun }) =>
      begun.answerFiles.length === 0 ? '' : <PrivateFileList files={begun.answerFiles} label={FILES} />,
  },
  {
    label: null,
    valueOf: ({ begun }) => begun.version,
    copy: (values) => values,
    describe: () => null,
  },
  {
    label: null,
    valueOf: ({ removed, added }) => [removed, added.map(({ name, size }) => [name, size])],
    copy: (values, { removed, added }) => ({ ...values, removed, added }),
    describe: () => null,
  },
];
