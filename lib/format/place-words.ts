const PROVINCES =
  '서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|충청북|충청남|전북|전남|전라북|전라남|경북|경남|경상북|경상남|제주';
const TOWNS =
  '수원|성남|고양|용인|파주|안양|안산|부천|남양주|양주|양평|이천|여주|광명|과천|의정부|화성|평택|하남|가평|춘천|강릉|원주|속초|평창|청주|충주|제천|천안|아산|공주|부여|당진|전주|군산|익산|남원|완주|목포|여수|순천|나주|담양|포항|경주|구미|안동|영주|창원|김해|진주|통영|거제|양산|밀양|남해|하동|서귀포';
const ABROAD =
  '한국|대한민국|미국|캐나다|영국|프랑스|독일|일본|중국|대만|이탈리아|스페인|네덜란드|벨기에|스위스|오스트리아|덴마크|스웨덴|핀란드|노르웨이|체코|헝가리|폴란드|튀르키예|인도|인도네시아|태국|베트남|필리핀|말레이시아|호주|뉴질랜드|멕시코|브라질|뉴욕|로스앤젤레스|샌프란시스코|시카고|워싱턴|런던|파리|베를린|뮌헨|쾰른|함부르크|프랑크푸르트|라이프치히|로마|밀라노|베니스|베네치아|바르셀로나|마드리드|암스테르담|브뤼셀|바젤|취리히|빈|프라하|도쿄|교토|오사카|후쿠오카|요코하마|베이징|북경|상하이|상해|광저우|홍콩|타이베이|싱가포르|방콕|하노이|자카르타|마닐라|시드니|멜버른|온라인';
const ENGLISH =
  'seoul|busan|daegu|incheon|gwangju|daejeon|ulsan|jeju|korea|south korea|usa|u\\.s\\.a\\.?|uk|france|germany|japan|china|taiwan|italy|spain|netherlands|new york|ny|los angeles|la|san francisco|chicago|london|paris|berlin|munich|rome|milan|venice|barcelona|madrid|amsterdam|brussels|basel|zurich|vienna|prague|tokyo|kyoto|osaka|beijing|shanghai|hong kong|taipei|singapore|bangkok|sydney|melbourne|online';
const KOREAN_PLACE = `(?:${PROVINCES})(?:특별시|광역시|특별자치시|특별자치도|도|시)?|(?:${TOWNS})(?:시|군)?`;
const PLACE = new RegExp(`^(?:(?:${KOREAN_PLACE})(?:\\s[가-힣]+[시군구])?|${ABROAD}|${ENGLISH})$`, 'i');

/** Whether a text is the name of a town, a province or a country, as careers name them: 서울, 경기 파주, Berlin. */
export function isPlaceName(text: string): boolean {
  return PLACE.test(text.trim());
}

const VENUE =
  /갤러리|화랑|미술관|박물관|뮤지엄|아트|센터|문화|공간|스페이스|창고|살롱|회관|전시[실관장]|도서관|재단|대학|학교|스튜디오|레지던시|비엔날레|페어|극장|호텔|백화점|gallery|museum|space|center|centre|studio|hall|university/i;

/** Whether a text is likely the name of a place to exhibit. */
export function isVenueName(text: string): boolean {
  return VENUE.test(text);
}
