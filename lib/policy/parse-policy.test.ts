import { parsePolicy } from './parse-policy';

const TEXT = `# 이용약관

시행일 2025. 6. 11.

약속입니다.

## 제1조 (목적)

1. 하나
   - 둘

## 제12조 (계약의 성립)

셋

## 부칙

넷
`;

it('takes a policy apart, with anchors that its articles keep', () => {
  expect(parsePolicy(TEXT)).toEqual({
    title: '이용약관',
    inForce: '시행일 2025. 6. 11.',
    lead: '약속입니다.',
    sections: [
      { id: 'article-1', title: '제1조 (목적)', body: '1. 하나\n   - 둘' },
      { id: 'article-12', title: '제12조 (계약의 성립)', body: '셋' },
      { id: 'part-3', title: '부칙', body: '넷' },
    ],
  });
});

it('names numbered sections by their number', () => {
  const { sections, lead } = parsePolicy(
    '# 방침\n\n시행일 2025. 6. 11.\n\n## 3. 기간\n\n### 작은 제목\n\n말',
  );
  expect(lead).toBe('');
  expect(sections).toEqual([{ id: 'section-3', title: '3. 기간', body: '### 작은 제목\n\n말' }]);
});

it('refuses what has no title or day', () => {
  expect(() => parsePolicy('## 제1조\n')).toThrow('title');
  expect(() => parsePolicy('# 방침\n\n말\n')).toThrow('day');
});
