/**
 * What visitors of museums and art sites type, and what of the demo content has to be among the first results. All
 * but the last group was written before the search was tuned. `right` names titles and artists, or is a pattern that a right thing's text
 * says (`search-quality.ts` writes that text: `material: 장지에 먹`, one field a line). `never` must not be shown.
 */
export interface QualityQuery {
  q: string;
  in: Section;
  right: readonly string[] | RegExp;
  never?: readonly string[];
}

export const SECTIONS = {
  artists: 'ARTIST',
  works: 'ARTIST_ARTWORK',
  specials: 'ARTICLE_SPECIAL',
  exhibitions: 'ARTICLE_EXHIBITION',
  events: 'ARTICLE_EVENT',
  news: 'ARTICLE_NEWS',
} as const;
export type Section = keyof typeof SECTIONS;

const rows = (
  section: Section,
  ...pairs: readonly [q: string, right: string | RegExp | string[], never?: string[]][]
): QualityQuery[] =>
  pairs.map(([q, right, never]) => ({
    q,
    in: section,
    right: typeof right === 'string' ? [right] : right,
    ...(never && { never }),
  }));

// prettier-ignore
export const QUALITY_QUERIES: Record<string, QualityQuery[]> = {
  names: [
    ...rows(
      'artists',
      ['류단아', '류단아'], ['단아', '류단아'], ['류 단아', '류단아'], ['류단아 작가', '류단아'], ['작가 윤재하', '윤재하'],
      ['서이담 개인전', '서이담'], ['구본재 사진', '구본재'], ['최아림 조각보', '최아림'], ['임석', '임석'],
    ),
    ...rows(
      'works',
      ['천 번의 안부', '천 번의 안부'], ['천번의안부', '천 번의 안부'], ['물의 결', '물의 결 No. 12'], ['기울어진달', '기울어진 달'],
      ['류단아 그림', /artist: 류단아/], ['문가람 작품', /artist: 문가람/], ['임석 조각', /artist: 임석/],
      ['산', ['산이 앉은 자리', '앞산만 남다', '붉은 해, 먼 산', '신호의 산', '분홍 산, 오전 다섯 시', '차 끓는 산', '배인지 산인지']],
      ['항아리', /title: .*항아리/], ['달', /title: (.*\s)?달(\s|$|이|과)/],
    ),
    ...rows(
      'specials',
      ['최아림', '바느질은 오래된 문장이다'], ['푸른 점', '푸른 점 하나에 이름 하나씩'], ['송하린', /writer: 송하린/],
    ),
    ...rows(
      'exhibitions',
      ['젖은종이가 마르는시간', '젖은 종이가 마르는 시간'], ['서이담 개인전', '젖은 종이가 마르는 시간'], ['점', ['지금, 점에서', '천 번의 안부']],
    ),
    ...rows(
      'news',
      ['결 신진작가 공모', '제1회 결 신진작가 공모'], ['도슨트 모집', '봄결미술관 도슨트 모집'],
    ),
  ],
  'materials and genres': [
    ...rows(
      'works',
      ['유화', /material: .*(유채|유화)/], ['유채', /material: .*유채/], ['캔버스에 유채', /material: .*캔버스에 유채/],
      ['아크릴', /material: .*아크릴/], ['수채화', /material: .*수채/], ['수묵화', /material: .*(먹|수묵)/],
      ['먹', /material: .*먹/], ['판화', /material: .*(목판|리소|에칭|석판)|genreEtc: .*판화/], ['목판화', /material: .*목판/],
      ['리소그래프', /material: .*리소/], ['청자', /material: .*청자/], ['도자기', /material: .*(청자|도자|테라코타|백자|분청)/],
      ['테라코타', /material: .*테라코타/], ['피그먼트 프린트', /material: .*피그먼트/], ['흑백사진', /material: .*젤라틴 실버/],
      ['젤라틴실버', /material: .*젤라틴 실버/], ['사진', /genre: 사진/], ['조각', /genre: 조각/],
      ['돌조각', /material: .*(오석|화강석|대리석|석)/], ['설치미술', /genre: 설치/], ['미디어아트', /genre: 미디어/],
      ['영상', /genre: 미디어|material: .*(영상|비디오)/], ['자개', /material: .*나전|title: 자개/],
      ['나전칠기', /genreEtc: .*나전/], ['과슈', /material: .*과슈/], ['한지', /material: .*한지/], ['동양화', /genre: 한국화/],
      ['서양화', /genre: 서양화/], ['추상화', /theme: .*추상/], ['정물화', /theme: .*정물/], ['풍경화', /theme: .*풍경/],
      ['산수화', /genre: 한국화[\s\S]*theme: .*풍경/], ['미니멀', /theme: .*미니멀/], ['인물화', /theme: .*인물/],
    ),
    ...rows(
      'artists',
      ['사진작가', /genre: .*사진/], ['조각가', /genre: .*조각/], ['민화', ['한이레', '사공민'], ['민소담']],
      ['도예', ['방하루', '진사랑']], ['판화', '조해일'], ['일러스트', /genre: .*일러스트/],
    ),
  ],
  sizes: [
    ...rows(
      'works',
      ['162.2x130.3', /size: (162\.2 × 130\.3|130\.3 × 162\.2)/],
      ['162x130', /size: (162(\.2)? × 130(\.3)?|130(\.3)? × 162(\.2)?)( |$)/],
      ['162 x 130 cm', /size: (162(\.2)? × 130(\.3)?|130(\.3)? × 162(\.2)?)( |$)/],
      ['130.3 × 97', /size: (130\.3 × 97|97 × 130\.3) /], ['162.2', /size: .*162\.2/],
      ['100호', /size: (162(\.2)? × (130(\.3)?|112(\.1)?|97)|(130(\.3)?|112(\.1)?|97) × 162(\.2)?)( |$)/],
      ['10호', /size: (53 × 45\.5|45\.5 × 53) /],
      ['50호 유화', /size: (116\.8 × (91|80\.3|72\.7)|(91|80\.3|72\.7) × 116\.8) [\s\S]*material: .*유채/],
      ['30호', /size: (90\.9|91|72\.7|65|65\.1|60\.6) × (90\.9|91|72\.7|65|65\.1|60\.6) /],
      ['100x100', /size: 100 × 100 cm/], ['200cm', /size: .*\b200\b/], ['2024', /year: 2024/],
      ['2026년 작품', /year: 2026/], ['류단아 2026', /year: 2026[\s\S]*artist: 류단아/],
      ['2023년 유화', /year: 2023[\s\S]*material: .*유채/],
    ),
  ],
  places: [
    ...rows(
      'exhibitions',
      ['갤러리 마른잎', /location: 갤러리 마른잎/], ['갤러리마른잎', /location: 갤러리 마른잎/], ['마른잎 갤러리', /location: 갤러리 마른잎/],
      ['마른잎', /location: 갤러리 마른잎/], ['부산 전시', /location: .*부산/], ['서울 종로구', /locationDetail: .*종로구/],
      ['대구 미술관', /location: 봄결미술관, 대구/], ['제주 전시회', /location: .*제주/], ['성수동', /locationDetail: .*성수동/],
      ['문래동', /locationDetail: .*문래동/],
      ['지금 서울에서 하는 전시', /location: .*서울[\s\S]*state: ongoing/],
    ),
    ...rows('events', ['통영', /location: .*통영/], ['경남', /locationDetail: .*경상남도/], ['강원도', /locationDetail: 강원/]),
    ...rows(
      'artists',
      ['서울', /area: .*서울/], ['제주 작가', /area: .*제주/], ['베를린', '류단아'], ['전주', /area: .*전주/],
      ['부산', /area: .*부산/],
    ),
    ...rows('news', ['레지던시 양평', '두물 창작촌 새 입주작가 모집'], ['부산', /location: .*부산/]),
  ],
  careers: [
    ...rows(
      'artists',
      ['푸른새벽 미술상', '류단아'], ['두물회화상', ['윤재하', '황보름', '단서현', '천가을']], ['손끝공예상', ['최아림', '방하루', '마서윤', '피아라']],
      ['너른담미술관 소장', /collection: .*너른담미술관/], ['새봄대학교', /school: .*새봄대학교/], ['새봄대 조소과', ['임석']],
      ['건축학과', '정무결'], ['천문우주학과', '선우별'], ['볕 드는 마당', '류단아'], ['먹 오늘의 농도', /experience: .*먹, 오늘의 농도/],
      ['갤러리 흙담 개인전', /experience: .*갤러리 흙담/], ['그림책상', ['연두리', '강도윤']],
      ['봄결미술관 소장 작가', /collection: .*봄결미술관/], ['도예과', ['진사랑', '방하루']],
    ),
  ],
  typos: [
    ...rows(
      'artists',
      ['류단하', '류단아'], ['윤제하', '윤재하'], ['구본제', '구본재'], ['최아름', '최아림'], ['문가란', '문가람'], ['오하니', '오하늬'],
      ['한이래', '한이레'], ['최아림작가', '최아림'], ['ryu dna', '류단아'],
    ),
    ...rows(
      'works',
      ['수체화', /material: .*수채/], ['아크릴릭', /material: .*아크릴/], ['피그먼드', /material: .*피그먼트/],
      ['유체', /material: .*유채/],
    ),
    ...rows(
      'exhibitions',
      ['갤러리 마른입', /location: 갤러리 마른잎/], ['봄결미슬관', /location: 봄결미술관/], ['물결창구', /location: 물결창고/],
    ),
  ],
  'initials (초성)': [
    ...rows(
      'artists',
      ['ㄹㄷㅇ', '류단아'], ['ㅇㅈㅎ', ['윤재하', '엄지호']], ['ㄱㅂㅈ', '구본재'], ['ㅊㅇㄹ', ['최아림', '채우림']], ['ㅁㅅㄷ', '민소담'], ['ㅈㅁㄱ', '정무결'],
    ),
    ...rows(
      'works',
      ['ㄹㄷㅇ', /artist: 류단아/], ['ㅊㅂㅇㅇㅂ', '천 번의 안부'], ['ㄱㅇㅇㅈㄷ', '기울어진 달'],
    ),
    ...rows(
      'exhibitions',
      ['ㅁㄹㄴㅂㄷ', '물러난 바다'], ['ㄱㄹㄹㅁㄹㅇ', /location: 갤러리 마른잎/], ['ㅂㄱㅁㅅㄱ', /location: 봄결미술관/],
    ),
  ],
  'wrong keyboard': [
    ...rows(
      'artists',
      ['fbeksdk', '류단아'], ['dbswogk', '윤재하'], ['rnqhswo', '구본재'], ['chldkfla', '최아림'],
      ['tjdnf', /area: .*서울/], ['교ㅕ ㅇ뭄', '류단아'],
    ),
    ...rows(
      'works',
      ['dbghk', /material: .*(유채|유화)/], ['tkwls', /genre: 사진/], ['ㅐㅑㅣ', /material: .*유채/],
      ['vksghk', /material: .*(목판|리소)/],
    ),
    ...rows(
      'exhibitions',
      ['roffjfl akfmsdlv', /location: 갤러리 마른잎/], ['qntks', /location: .*부산/], ['wjswn', /location: .*전주/],
    ),
  ],
  English: [
    ...rows(
      'artists',
      ['ryu dana', '류단아'], ['dana ryu', '류단아'], ['RYUDANA', '류단아'], ['seo idam', '서이담'],
      ['photographer', /genre: .*사진/], ['sculpture', /genre: .*조각/], ['Seoul', /area: .*서울/],
      ['Berlin', '류단아'],
    ),
    ...rows(
      'works',
      ['oil', /material: .*유채/], ['oil on canvas', /material: .*캔버스에 유채/], ['watercolor', /material: .*수채/],
      ['ink', /material: .*(먹|잉크)/], ['acrylic', /material: .*아크릴/], ['woodcut', /material: .*목판/],
      ['ceramic', /material: .*(청자|도자|테라코타)/], ['photography', /genre: 사진/], ['abstract', /theme: .*추상/],
      ['tilted moon', '기울어진 달'], ['moon', /titleEn: .*Moon/], ['pigment print', /material: .*피그먼트/],
      ['bronze', /material: .*청동/], ['lacquer', /material: .*옻칠/],
    ),
    ...rows('exhibitions', ['exhibition busan', /location: .*부산/], ['Seoul', /location: .*서울/]),
  ],
  'words and subjects': [
    ...rows(
      'works',
      ['매화', /title: .*매화/], ['소나무', /(title|description): .*(소나무|솔|해송)/], ['바다 사진', /genre: 사진/],
      ['겨울 풍경', /(title|titleEn|description): .*(겨울|눈|Winter)/], ['푸른 점', /category: 푸른 점|title: .*점/],
      ['연못', /(title|description): .*(연못|못)/], ['까치', '소식 기다리는 자리'],
    ),
    ...rows('artists', ['호랑이', '사공민'], ['책가도', '한이레'], ['바느질', '최아림']),
  ],
  'now and then': [
    ...rows(
      'exhibitions',
      ['진행중', /state: ongoing/], ['진행 중인 전시', /state: ongoing/], ['예정 전시', /state: upcoming/],
      ['지난 전시', /state: past/], ['서울', /location: .*서울[\s\S]*state: ongoing/], ['미술관', /state: ongoing/],
      ['12월 전시', /months: .*\b12\b/], ['이번 달 전시', /state: ongoing|state: upcoming/],
    ),
    ...rows(
      'events',
      ['진행중인 행사', /state: ongoing/], ['작가와의 대화', '작가와의 대화: 마르기 전 사십 분'], ['드로잉', /(title|content): .*드로잉/],
    ),
    ...rows(
      'news',
      ['공모', /title: .*공모/], ['공모전', /title: .*공모/], ['입주작가', '두물 창작촌 새 입주작가 모집'],
    ),
  ],
  'held out: written after the tuning': [
    ...rows(
      'artists',
      ['문가람 항아리', '문가람'], ['moon garam', '문가람'], ['한국화 작가', /genre: .*한국화/], ['설치 작가', /genre: .*설치/],
      ['강릉', /area: .*강릉/], ['광주 작가', /area: .*광주/], ['별자리', '선우별'], ['염색', '피아라'], ['불화', '신다온'],
      ['먹빛 한국화상', ['서이담', '편무진', '용마루', '모은결']], ['물리학과', '장미르'], ['교토', '최아림'],
      ['ㅁㄱㄹ', '문가람'], ['ㅇㅎㄴ', '오하늬'], ['ansrkfka', '문가람'], ['gksdlfp', '한이레'],
      ['백지웅', '백지운'], ['강도운', '강도윤'], ['sculptor', /genre: .*조각/], ['illustrator', /genre: .*일러스트/],
    ),
    ...rows(
      'works',
      ['윤재하 물의 결', '물의 결 No. 12'], ['백지운 유화', /material: .*유채[\s\S]*artist: 백지운/], ['80호', /size: .*(145\.5|112\.1)/],
      ['145.5', /size: .*145\.5/], ['2022년 사진', /year: 2022[\s\S]*genre: 사진/], ['나무 옻칠', /material: .*옻칠/],
      ['시아노타입', /material: .*시아노타입/], ['시아노타잎', /material: .*시아노타입/], ['still life', /theme: .*정물/],
      ['gold', /material: .*금|titleEn: .*Gold/], ['print', /material: .*(목판|리소|프린트)/], ['landscape', /theme: .*풍경/],
      ['네온', /material: .*네온/], ['쪽빛', '쪽빛 여름'], ['비단', /material: .*비단/], ['초상화', /theme: .*인물/],
      ['눈', /title: .*눈/], ['겨울 들판', '겨울 들판'], ['가을 숲', /(title|description): .*숲/], ['거울 설치', /material: .*거울/],
    ),
    ...rows(
      'exhibitions',
      ['해무미슬관', /location: 해무미술관/], ['너른담 미술간', /location: 너른담미술관/], ['광주 전시', /location: .*광주/],
      ['인천', /location: .*인천/], ['다음 달 전시', /state: (ongoing|upcoming)/], ['구본재 사진전', /title: .*(구본재|불 켜진)/],
      ['ongoing exhibition', /state: ongoing/], ['Jeju exhibition', /location: .*제주/],
    ),
    ...rows('events', ['연꽃', '새벽 네 시 반, 연꽃 보기'], ['목판 체험', '목판 찍는 토요일'], ['파주 행사', /location: .*파주/]),
    ...rows('news', ['신진작가 공모전', '제1회 결 신진작가 공모'], ['그림책', '활자마당 그림책상, 여섯 권 발표'], ['저작권', '미술 저작권 상담의 날']),
  ],
};
