import { REGION_LABELS, REGIONS, type Region } from '@/lib/artwork/regions';

/** Cities and counties, which artists name instead of the province. 고성 and 광주 are in two: the larger one has the name. */
const PLACES: Readonly<Partial<Record<Region, string>>> = {
  GYEONGGI:
    '경기도 경기 가평 고양 과천 광명 구리 군포 김포 남양주 동두천 부천 성남 수원 시흥 안산 안성 안양 양주 양평 여주 연천 오산 용인 의왕 의정부 이천 파주 평택 포천 하남 화성',
  INCHEON: '강화 옹진',
  GANGWON:
    '강원도 강원특별자치도 강릉 동해 삼척 속초 양구 양양 영월 원주 인제 정선 철원 춘천 태백 평창 홍천 화천 횡성',
  CHUNGNAM: '충청남도 계룡 공주 금산 논산 당진 보령 부여 서산 서천 아산 예산 천안 청양 태안 홍성',
  CHUNGBUK: '충청북도 괴산 단양 보은 영동 옥천 음성 제천 증평 진천 청주 충주',
  JEONBUK: '전라북도 전북특별자치도 고창 군산 김제 남원 무주 부안 순창 완주 익산 임실 장수 전주 정읍 진안',
  JEONNAM:
    '전라남도 강진 고흥 곡성 광양 구례 나주 담양 목포 무안 보성 순천 신안 여수 영광 영암 완도 장성 장흥 진도 함평 해남 화순',
  GYEONGBUK:
    '경상북도 경산 경주 고령 구미 김천 문경 봉화 상주 성주 안동 영덕 영양 영주 영천 예천 울릉 울진 의성 청도 청송 칠곡 포항',
  GYEONGNAM:
    '경상남도 거제 거창 고성 김해 남해 밀양 사천 산청 양산 의령 진주 창녕 창원 통영 하동 함안 함양 합천',
};

const REGION_OF: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) =>
    [REGION_LABELS[region], ...(PLACES[region]?.split(' ') ?? [])].map((name) => [name, region] as const),
  ),
);

/** `서울특별시`, `부산시`, `양평군`, `마포구`: the name is what stands before. */
const UNIT = /(?:특별자치시|특별자치도|특별시|광역시|시|군|도)$/;

function regionOf(place: string): Region | null {
  for (const word of place.trim().split(/\s+/)) {
    const region = REGION_OF.get(word) ?? REGION_OF.get(word.replace(UNIT, ''));
    // The first word is the larger place: 경기 광주 is in Gyeonggi.
    if (region !== undefined) return region;
  }
  return null;
}

/**
 * The regions where an artist works, by the two texts of the profile.
 * @param domestic places of Korea with commas between, such as `서울 성북구, 전주`
 */
export function regionsOf(domestic: string | null, overseas: string | null): Region[] {
  const found = new Set((domestic ?? '').split(/[,·/]/).flatMap((place) => regionOf(place) ?? []));
  if (overseas !== null && overseas.trim() !== '') found.add('ABROAD');
  return REGIONS.filter((region) => found.has(region));
}
