'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { TextSummary } from '@/components/ui/action/text-summary';
import { TextLink } from '@/components/ui/action/text-link';
import * as sitePaths from '@/lib/paths/site';
import styles from './ai-use-field.module.css';
import { ProfileCheckbox } from './profile-checkbox';
import type { ProfileValues } from './profile-values';

/** What each layer of the refusal does. */
const DOES = [
  'robots.txt와 tdmrep.json이 알려진 AI 수집기에게 읽지 말라고 알려요.',
  '작가 페이지와 작품 페이지, 작품 이미지가 응답과 문서에서 AI 이용을 거부해요.',
  '알려진 AI 수집기의 요청에는 페이지와 이미지를 보내지 않아요.',
  '가로 960픽셀부터의 이미지에 작가 이름과 저작권, 이용 금지 표시를 넣어요.',
] as const;

/** What holds for works that say nothing themselves, and what will hold when the form is saved. */
const STATES = {
  refused: {
    now: '지금은 AI 이용을 거부하고 있어요. ‘허용’으로 정한 작품이 있으면 그 작품만 허용해요. 검색엔진과 링크 미리보기에는 그대로 나와요.',
    then: '저장하면 AI 이용을 거부해요. ‘허용’으로 정한 작품은 그대로 허용하고, 이미 모아 간 것은 되돌릴 수 없어요.',
  },
  allowed: {
    now: '지금은 AI 이용을 허용하고 있어요. 허용하지 않는 작품이 있으면 그 작품과 작가 페이지는 거부해요.',
    then: '저장하면 AI 수집기도 페이지와 작품을 읽을 수 있어요. 이미 모아 간 것은 나중에 거부해도 되돌릴 수 없어요.',
  },
} as const;

/**
 * Whether AI may use the page and the works. Refusal is the default; each layer says what it does and what it can't.
 * @param saved the saved choice
 */
export function AiUseField({ saved }: { saved: boolean }) {
  const { control } = useFormContext<ProfileValues>();
  const isAllowed = useWatch({ control, name: 'allowsAi' });
  return (
    <div className={styles.field}>
      <ProfileCheckbox name="allowsAi">내 페이지와 작품을 AI 학습과 생성에 써도 됩니다</ProfileCheckbox>
      <p className="t-small pre" role="status">
        {STATES[isAllowed ? 'allowed' : 'refused'][isAllowed === saved ? 'now' : 'then']}
      </p>
      <details className={styles.more}>
        <TextSummary>무엇을 하고 무엇을 못 하나요</TextSummary>
        <ul>
          {DOES.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>
            이름을 숨긴 수집기, 사람이 내려받은 이미지, 다른 곳에 다시 올린 이미지까지 막지는 못해요. 그때는
            이 표시가 허락하지 않았다는 근거가 돼요.
          </li>
        </ul>
        <TextLink href={sitePaths.terms()} target="_blank">
          이용약관 보기<span className="vh"> (새 창)</span>
        </TextLink>
      </details>
    </div>
  );
}
