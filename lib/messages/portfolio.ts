// Sentences of the portfolio and its PDF.

/** */
export const noteCut = '초과된 분량이 자동 삭제되었습니다.';
/** Of pages that can't be shown as they were typed. */
export const notDrawn = (characters: readonly string[]) =>
  `PDF로 표현할 수 없는 글자가 있어 빼고 실었습니다: ${characters.join(' ')}`;
export const captionCut = '설명이 길어 일부만 실었습니다.';
export const imageMissing = '이미지를 읽을 수 없어 빈자리로 두었습니다.';

export const rowGapRule = '줄 간격은 0 이상으로 정해 주세요.';
export const blankLinesRule = '빈 줄은 한 항목에 20줄까지 넣을 수 있습니다.';
export const artworksFull = '포트폴리오에는 작품을 200점까지 실을 수 있습니다.';
export const artworkDoubled = '같은 작품이 두 번 실렸습니다.';
export const artworkPlaces = '작품의 자리가 겹칩니다. 다시 배치해 주세요.';
export const pageSizeLocked = '아직 선택할 수 없는 크기입니다.';

/** */
export const artworksRequired = '선택된 아트워크가 없습니다. 포트폴리오에 실을 작품을 선택해 주세요.';
export const stale = '다른 창에서 포트폴리오를 저장했습니다. 최근 포트폴리오를 다시 불러와 주세요.';
export const coverType = '표지에는 JPG, PNG, WebP 이미지를 쓸 수 있습니다.';
export const coverTooLarge = '표지 이미지는 30MB까지 쓸 수 있습니다.';
export const coverMissing = '표지 이미지를 찾을 수 없습니다. 이미지를 다시 선택해 주세요.';
export const pdfType = 'PDF 파일이 아닙니다.';
export const pdfTooMany = 'PDF 파일은 하나만 저장할 수 있습니다.';
export const pdfTooLargeForForm = '50MB가 넘는 PDF는 업로드 주소로 보내 주세요.';
