/** What the things of the back office, and their values, are called. */
export const WORDS = {
  resources: {
    today: { name: '오늘' },
    applications: {
      name: '작가 신청',
      fields: {
        q: '아이디·이름·연락처',
        status: '상태',
        name: '이름',
        accountId: '아이디',
        documentCount: '자료',
        createdAt: '신청',
        decidedAt: '처리',
        waits: '남은 시간',
      },
    },
    articles: {
      name: '글',
      fields: {
        q: '제목',
        type: '종류',
        status: '상태',
        title: '제목',
        previewImage: '사진',
        publishAt: '발행 예정',
        updatedAt: '마지막 저장',
        savedBy: '운영자',
      },
    },
    inquiries: {
      name: '문의',
      fields: {
        q: '제목·내용·아이디',
        type: '분류',
        sender: '보낸 사람',
        title: '제목',
        senderId: '보낸 사람',
        createdAt: '접수',
        answeredAt: '답변',
        answeredBy: '운영자',
        waits: '남은 시간',
      },
    },
    notices: {
      name: '공지사항',
      fields: {
        q: '제목·내용',
        title: '제목',
        content: '내용',
        createdBy: '작성자',
        isPinned: '상단 고정',
        createdAt: '등록',
        updatedAt: '마지막 저장',
      },
    },
    faqs: {
      name: '자주 묻는 질문',
      fields: {
        q: '질문·답변',
        category: '분류',
        question: '질문',
        answer: '답변',
        isForArtists: '작가 전용',
      },
    },
    templates: {
      name: '답변 서식',
      fields: { q: '제목·내용', use: '쓰임새', title: '제목', content: '내용', updatedAt: '마지막 저장' },
    },
    audit: {
      name: '감사 로그',
      fields: {
        q: '운영자·이름·ID',
        at: '시각',
        actorId: '운영자',
        subject: '대상',
        action: '행동',
        label: '이름',
        changes: '바뀐 값',
      },
    },
  },
} as const;
