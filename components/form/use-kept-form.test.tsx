import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { keptKey } from '@/lib/browser/kept-typing';
import * as formMessages from '@/lib/messages/form';
import { ConflictNote } from './conflict/conflict-note';
import { partsOfFields } from './conflict/form-parts';
import { formValues, useConflict } from './conflict/use-conflict';
import { KeptNote } from './kept-note';
import { useContractForm } from './use-contract-form';
import { useKeptForm } from './use-kept-form';

const schema = z.object({ mail: z.object({ subject: z.string(), text: z.string() }) });
type Values = z.input<typeof schema>;
const FIELDS = ['mail.subject', 'mail.text'] as const;
const keptSchema = z.partialRecord(z.enum(FIELDS), z.string());
const LINES = '첫째 줄\n둘째 줄';

function Form() {
  const form = useContractForm<Values, Values>({
    leaving: 'KEPT',
    schema,
    defaultValues: { mail: { subject: '결과', text: '' } },
    onSubmit: (sent) => {
      form.reset(sent);
      return Promise.resolve();
    },
  });
  const kept = useKeptForm({ form, name: 'mail', owner: 'haru', fields: FIELDS, schema: keptSchema });
  return (
    <form {...form.formProps}>
      <KeptNote kept={kept} />
      <textarea {...form.register('mail.text')} />
      <button>보내기</button>
    </form>
  );
}

const stored = () => window.sessionStorage.getItem(keptKey('mail', 'haru'));
/** The note about restored text follows the form. */
const shown = () => act(() => Promise.resolve());
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('a form of react-hook-form', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('keeps changed fields without a render, and restores them', async () => {
    const { unmount } = render(<Form />);
    fireEvent.input(field(), { target: { value: LINES } });
    unmount();
    expect(stored()).toContain('mail.text');
    expect(stored()).not.toContain('mail.subject');
    render(<Form />);
    await shown();
    expect(field()).toHaveValue(LINES);
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('removes what was saved', async () => {
    render(<Form />);
    fireEvent.input(field(), { target: { value: LINES } });
    fireEvent.focusOut(field());
    expect(stored()).toContain('둘째 줄');
    fireEvent.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(stored()).toBeNull());
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()).toBeNull();
  });
});

interface Faq {
  version: number | string;
  question: string;
  answer: string;
}
const FAQ_FIELDS = ['question', 'answer'] as const;
const faqSchema = z.object({ question: z.string(), answer: z.string() }).partial();
const PARTS = partsOfFields<Faq>({
  version: { label: null },
  question: { label: '질문' },
  answer: { label: '답변' },
});
const FIRST: Faq = { version: 1, question: '처음 질문', answer: '처음 답' };
const NEWER: Faq = { version: 2, question: '새 질문', answer: '먼저 저장된 답' };

function FaqForm({ saved }: { saved: Faq }) {
  const form = useContractForm<Faq, Faq>({
    leaving: 'KEPT',
    schema: z.object({ version: z.union([z.int(), z.string()]), question: z.string(), answer: z.string() }),
    defaultValues: saved,
    onSubmit: () => {
      kept.forget();
      return Promise.resolve();
    },
  });
  const conflict = useConflict(formValues(form), PARTS);
  const kept = useKeptForm({
    ...{ form, name: 'faq', owner: 'haru', fields: FAQ_FIELDS, schema: faqSchema },
    versions: { version: saved.version, saved, conflict },
  });
  return (
    <form {...form.formProps}>
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <textarea aria-label="답변" {...form.register('answer')} />
      <input aria-label="질문" {...form.register('question')} />
      <button>저장</button>
    </form>
  );
}

describe('a form that saves with a version', () => {
  const answer = () => screen.getByRole('textbox', { name: '답변' });
  const side = (of: 'mine' | 'theirs') =>
    screen.getByRole('group', { name: `답변: ${formMessages.conflictSides[of]}` });
  const choose = (of: 'mine' | 'theirs') => fireEvent.click(side(of).querySelector('button') as Element);
  const open = async (saved: Faq) => {
    const opened = render(<FaqForm saved={saved} />);
    await shown();
    return opened;
  };
  const expectBoth = () => {
    expect(side('mine')).toHaveTextContent('첫째 줄');
    expect(side('theirs')).toHaveTextContent(NEWER.answer);
  };

  beforeEach(async () => {
    window.sessionStorage.clear();
    const { unmount } = await open(FIRST);
    fireEvent.input(answer(), { target: { value: LINES } });
    unmount();
  });

  it('says that a newer saved version has the same values', async () => {
    await open({ ...FIRST, version: 2 });
    expect(screen.getByText(formMessages.conflictSame)).toBeTruthy();
    expect(answer()).toHaveValue(LINES);
  });

  it('compares what was typed with a newer saved version, at each opening', async () => {
    for (let opening = 0; opening < 3; opening++) {
      const { unmount } = await open(NEWER);
      expectBoth();
      expect(answer()).toHaveValue(LINES);
      expect(screen.getByRole('textbox', { name: '질문' })).toHaveValue(NEWER.question);
      fireEvent.focusOut(answer());
      unmount();
    }
  });

  it('distinguishes versions that aren’t numbers', async () => {
    window.sessionStorage.setItem(
      keptKey('faq', 'haru'),
      JSON.stringify({ version: 'aa', base: FIRST, typed: { answer: LINES } }),
    );
    await open({ ...NEWER, version: 'a9' });
    expectBoth();
  });

  it('compares nothing if no other save has happened', async () => {
    await open(FIRST);
    expect(answer()).toHaveValue(LINES);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('compares if the record is reloaded after the text was restored', async () => {
    const { rerender } = await open(FIRST);
    rerender(<FaqForm saved={NEWER} />);
    await shown();
    expectBoth();
  });

  it('keeps the own text beside the chosen one, and asks before it is lost', async () => {
    const { unmount } = await open(NEWER);
    choose('theirs');
    expect(answer()).toHaveValue(NEWER.answer);
    await shown();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    unmount();
    await open(NEWER);
    expectBoth();
    expect(answer()).toHaveValue(NEWER.answer);
    choose('mine');
    expect(answer()).toHaveValue(LINES);
  });

  it.each(['mine', 'theirs'] as const)(
    'compares again if the record is reloaded during a conflict whose chosen text is %s',
    async (chosen) => {
      const { rerender } = await open(NEWER);
      choose(chosen);
      const third = { ...NEWER, version: 3, answer: '세 번째 답' };
      rerender(<FaqForm saved={third} />);
      await shown();
      expect(side('mine')).toHaveTextContent('첫째 줄');
      expect(side('theirs')).toHaveTextContent(third.answer);
      expect(answer()).toHaveValue(chosen === 'mine' ? LINES : third.answer);
    },
  );

  it('keeps a field that was set back by hand after a conflict', async () => {
    const { unmount } = await open(NEWER);
    fireEvent.input(answer(), { target: { value: FIRST.answer } });
    fireEvent.input(screen.getByRole('textbox', { name: '질문' }), { target: { value: FIRST.question } });
    unmount();
    await open(NEWER);
    expect(answer()).toHaveValue(FIRST.answer);
    expect(screen.getByRole('textbox', { name: '질문' })).toHaveValue(FIRST.question);
    expect(side('mine')).toHaveTextContent(FIRST.answer);
    expect(side('theirs')).toHaveTextContent(NEWER.answer);
  });

  it('keeps what was typed over the chosen saved text, and the own text beside it', async () => {
    const { unmount } = await open(NEWER);
    choose('theirs');
    fireEvent.input(answer(), { target: { value: '고쳐 쓴 답' } });
    unmount();
    await open(NEWER);
    expectBoth();
    expect(answer()).toHaveValue('고쳐 쓴 답');
    choose('mine');
    expect(answer()).toHaveValue(LINES);
    choose('theirs');
    expect(answer()).toHaveValue('고쳐 쓴 답');
  });

  it('compares text that was typed just before the record was reloaded', async () => {
    window.sessionStorage.clear();
    const { rerender } = await open(FIRST);
    fireEvent.input(answer(), { target: { value: LINES } });
    rerender(<FaqForm saved={NEWER} />);
    await shown();
    expectBoth();
  });

  it('follows its own save without a comparison', async () => {
    const { rerender } = await open(FIRST);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '저장' })));
    rerender(<FaqForm saved={{ ...FIRST, version: 2, answer: LINES }} />);
    await shown();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
