'use client';

import { useDeferredValue, useId, useState } from 'react';
import { MyPageHead } from '@/components/my/my-page-head';
import { openSupport } from '@/components/shell/support-store';
import { Button } from '@/components/ui/action/button';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { SearchField } from '@/components/ui/field/search-field';
import { TextButton } from '@/components/ui/action/text-link';
import { useEarlyText } from '@/components/ui/field/use-early-text';
import { failureMessage } from '@/lib/browser/api-failure';
import type { Faq } from '@/lib/contracts/support';
import { formatCount } from '@/lib/format/count';
import { keysOf } from '@/lib/keys-of';
import { matchesTyped } from '@/lib/hangul/typed-match';
import { FAQ_CATEGORY_LABELS, type FaqCategory } from '@/lib/options/support';
import * as outsidePaths from '@/lib/paths/outside';
import { cleanSearchText } from '@/lib/search/search-text';
import { FaqItem } from './faq-item';
import styles from './faq-page.module.css';
import { useFaqs } from './use-faqs';
import { useNamedItem } from './use-named-item';

interface FaqPageProps {
  /** The public items. Those for artists are added by the browser (S-72). */
  items: readonly Faq[];
  company: { phone: string; email: string; hours: string };
}

type Choice = 'ALL' | FaqCategory;

/** The FAQ: a search, categories, and questions that unfold their answers (S-70). */
export function FaqPage({ items, company }: FaqPageProps) {
  const { faqs, error, retry, isRetrying } = useFaqs(items);
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<Choice>('ALL');
  const search = useEarlyText(setQ);
  const typed = cleanSearchText(useDeferredValue(q));
  const resultId = useId();
  useNamedItem(faqs);

  const isFound = ({ question, answer }: Faq) => matchesTyped([question, answer], typed);
  const found = faqs.filter((faq) => isFound(faq) && (chosen === 'ALL' || faq.category === chosen));
  const has = (category: FaqCategory) => faqs.some((faq) => faq.category === category);
  const categories = keysOf(FAQ_CATEGORY_LABELS).filter(has);
  const choices = Object.fromEntries([
    ['ALL', '전체'],
    ...categories.map((category) => [category, FAQ_CATEGORY_LABELS[category]]),
  ]) as Record<Choice, string>;
  const isNarrowed = typed !== '' || chosen !== 'ALL';
  const showAll = () => {
    setQ('');
    setChosen('ALL');
  };

  return (
    <>
      <MyPageHead title="자주 묻는 질문" count={faqs.length} />
      <form
        role="search"
        className={`needs-script no-print ${styles.tools}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          ref={search}
          className={styles.search}
          label="질문 찾기"
          placeholder="예: 비밀번호, 포트폴리오, 환불"
          autoComplete="off"
          aria-controls={resultId}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <ChoiceChips
          legend="카테고리"
          isLegendHidden
          isOneLine
          options={choices}
          chosen={chosen}
          onChoose={setChosen}
        />
      </form>
      <p className="vh" role="status">
        {isNarrowed ? `질문 ${formatCount(found.length)}개를 찾았어요` : ''}
      </p>
      <div id={resultId}>
        {found.length === 0 ? (
          <EmptyState role="status" title="찾는 질문이 없어요" hint="다른 낱말로 찾거나 바로 물어봐 주세요.">
            <TextButton onClick={showAll}>모든 질문 보기</TextButton>
          </EmptyState>
        ) : (
          categories.map((category) => {
            const shown = found.filter((faq) => faq.category === category);
            if (shown.length === 0) return null;
            return (
              <section key={category} className={styles.category} aria-labelledby={`${resultId}-${category}`}>
                <h2 id={`${resultId}-${category}`} className="t-h4">
                  {FAQ_CATEGORY_LABELS[category]}
                </h2>
                <div className={styles.items}>
                  {shown.map((faq) => (
                    <FaqItem key={faq.uuid} faq={faq} />
                  ))}
                </div>
              </section>
            );
          })
        )}
        {error === null ? null : (
          <ErrorState title={failureMessage(error)} onRetry={retry} isRetrying={isRetrying} />
        )}
      </div>
      <aside className={styles.contact} aria-label="연락하기">
        <p className="t-h4">찾는 답이 없나요?</p>
        <p className="t-small muted">
          {company.hours} · <a href={outsidePaths.mail(company.email)}>{company.email}</a> · {company.phone}
        </p>
        <Button className="needs-script" look="primary" small onClick={() => openSupport()}>
          문의하기
        </Button>
      </aside>
    </>
  );
}
