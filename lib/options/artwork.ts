// What people choose from where artworks are concerned, and the Korean word for each value. The requirements leave these
// lists open (M-120), so the words are ours. The order of a table is the order on the screen.

/** What the four themes of an artwork are called. */
export const THEME_TITLES = {
  themeSubject: '주제',
  themeTime: '시간',
  themeFocus: '중심',
  themeStyle: '표현',
} as const;

export const THEME_SUBJECT_LABELS = {
  PERSON: '인물',
  LANDSCAPE: '풍경',
  STILL_LIFE: '정물',
  NATURE: '동식물',
  CITY: '도시·건축',
  DAILY: '일상',
  MYTH: '설화·상상',
  ABSTRACT: '추상',
} as const;

export const THEME_TIME_LABELS = {
  DAWN: '새벽·아침',
  DAY: '한낮',
  DUSK: '해 질 녘',
  NIGHT: '밤',
  SEASON: '계절',
  TIMELESS: '시간을 넘어',
} as const;

export const THEME_FOCUS_LABELS = {
  COLOR: '색',
  LINE: '선',
  FORM: '형태',
  LIGHT: '빛',
  TEXTURE: '질감',
  SPACE: '공간',
  STORY: '이야기',
} as const;

export const THEME_STYLE_LABELS = {
  REALISTIC: '사실',
  ABSTRACT: '추상',
  SEMI_ABSTRACT: '반추상',
  GEOMETRIC: '기하',
  MINIMAL: '미니멀',
  TRADITIONAL: '전통',
  GRAPHIC: '그래픽',
  EXPERIMENTAL: '실험',
} as const;
