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
export const coverType = '표지에는 JPG, PNG, WEBP, AVIF 이미지를 쓸 수 있습니다.';
export const coverTooLarge = '표지 이미지는 30MB까지 쓸 수 있습니다.';
export const coverMissing = '표지 이미지를 찾을 수 없습니다. 이미지를 다시 선택해 주세요.';
export const pdfType = 'PDF 파일이 아닙니다.';
export const pdfTooMany = 'PDF 파일은 하나만 저장할 수 있습니다.';
export const pdfTooLargeForForm = '50MB가 넘는 PDF는 업로드 주소로 보내 주세요.';

/** */
export const loadFailed = '데이터 로드 실패';
/** The page itself can't be shown. */
export const pageFailed = '포트폴리오를 불러오지 못했습니다.';
/** */
export const note =
  '프로필과 작품에서 고른 것으로 쪽이 만들어져요. 여기에서 고친 글은 포트폴리오에만 쓰이고, 저절로 저장됩니다.';
/** */
export const madeForPcs = '포트폴리오 만들기는 PC 화면에 맞춰져 있어요.';
/** Before a new one begins. */
export const startOver = '작업 중인 포트폴리오를 새로 시작할까요?';
export const startOverHint =
  '작업하던 것은 ‘이전 포트폴리오’에 남아 다시 되살릴 수 있어요. 만들어 둔 PDF와 링크는 그대로예요.';
export const startOverFinished = '완성한 포트폴리오를 두고 새로 시작할까요?';
export const startOverFinishedHint =
  '완성한 포트폴리오와 PDF는 ‘이전 포트폴리오’에 남아 다시 되살릴 수 있어요. 링크는 새 파일을 만들 때까지 지금 것을 보여 줘요.';

/** Earlier portfolios. */
export const earlierHelp = (most: number) =>
  `새로 시작하거나 파일을 새로 만들면 그 전의 포트폴리오가 여기에 남아요. 완성한 것과 작업하던 것을 각각 ${most}개까지 보관하고, 넘으면 먼저 바뀐 것부터 지워요.`;
export const earlierNone = '아직 이전 포트폴리오가 없어요.';
export const earlierFailed = '이전 포트폴리오를 불러오지 못했습니다.';
export const restore = '이 포트폴리오를 되살릴까요?';
/** The call had no answer. */
export const restoredPerhaps = '이미 되살렸을 수 있어요. 다시 시도해도 한 번만 되살려요.';
export const restoreFinishedHint =
  '지금 포트폴리오는 ‘이전 포트폴리오’로 옮겨져 다시 되살릴 수 있어요. 링크와 공모 신청에는 되살린 포트폴리오와 PDF가 쓰여요.';
export const restoreHint =
  '지금 작업하는 것은 ‘이전 포트폴리오’로 옮겨져 다시 되살릴 수 있어요. 링크와 PDF는 그대로예요.';
export const restored = '포트폴리오를 되살렸습니다.';
/** What is worked on has no PDF yet, while another one's is kept. */
export const pdfOfBefore = '지금 링크와 PDF는 마지막으로 완성한 포트폴리오를 보여 줘요.';

/** Of two windows. */
export const staleChoice = '다른 창에서 이 포트폴리오를 저장했습니다.';
export const staleHint =
  '어느 내용으로 계속할지 골라 주세요. 고르지 않은 내용은 ‘이전 포트폴리오’에 남아 다시 되살릴 수 있어요.';
export const staleGone = '다른 창의 포트폴리오는 이제 없어요. 이 창의 내용으로 계속할 수 있어요.';
export const staleKept = '고르지 않은 내용은 ‘이전 포트폴리오’에 남겨 두었습니다.';
export const missingArtworks = (titles: readonly string[]) =>
  `삭제된 작품이 있어 빼고 불러왔습니다: ${titles.join(', ')}`;
export const saveFailed = '저장하지 못했어요.';
/** The artist has left the portfolio, and its last save failed. */
export const saveFailedLeft = '포트폴리오의 마지막 변경을 저장하지 못했어요.';
export const saveFailedLeftHint =
  '바꾼 내용은 이 브라우저 탭에 남아 있어요. 포트폴리오를 다시 열면 이어서 저장합니다.';
/** Before an artist leaves what isn't saved yet. */
export const unsaved = '아직 저장되지 않은 변경이 있습니다. 이 페이지를 나갈까요?';
export const noteTooLong = (characters: number) =>
  `한 쪽에 ${characters}자까지 들어가요. 이 칸을 벗어나면 넘치는 글이 지워집니다.`;

/** */
export const pdfConfirm = '포트폴리오 파일을 만들까요?';
export const pdfConfirmHint =
  '지금 보이는 쪽 그대로 PDF로 만들어 저장해요. 작품이 많으면 시간이 걸릴 수 있어요.';
export const pdfStop = '파일 만들기를 멈출까요?';
export const pdfStopHint = '지금까지 그린 쪽은 남지 않아요. 포트폴리오의 내용은 저장되어 있어요.';
export const pdfLeave =
  '포트폴리오 파일을 만들고 있습니다. 이 페이지를 나가면 파일이 저장되지 않아요. 나갈까요?';
export const pdfMade = '포트폴리오 PDF를 저장했습니다.';
export const pdfMissing = (titles: readonly string[]) =>
  `이미지를 읽지 못해 빈자리로 둔 작품이 있습니다: ${titles.join(', ')}`;
export const pdfFailed = '포트폴리오 파일을 만들지 못했습니다.';
export const pdfFailedHint = '잠시 후 다시 시도해 주세요. 계속되면 1:1 문의로 알려 주세요.';
export const pdfNotSent = '파일을 저장소에 올리지 못했습니다.';
export const pdfNotSentHint = '만든 파일은 그대로 있어요. 다시 올리거나 내 컴퓨터에 저장할 수 있어요.';
export const pdfTooLarge = '파일이 1000MB를 넘어 저장할 수 없습니다.';
export const pdfTooLargeHint = '이미지 화질을 낮추거나 작품을 줄여 주세요. 오류는 운영자에게 알렸습니다.';
export const pdfGone = '저장한 PDF를 찾을 수 없습니다. 파일을 다시 만들어 주세요.';

/** Links that show the portfolio without an account. */
export const linkLabelRequired = '누구에게 보낼 링크인지 적어 주세요.';
export const linkHelp =
  '링크를 받은 분은 회원이 아니어도 마지막으로 완성했거나 되살린 포트폴리오를 보고 PDF를 내려받을 수 있어요. 작업하는 내용은 파일을 만든 뒤에 보이고, 검색에는 나오지 않아요.';
export const linkNeedsPdf =
  '먼저 포트폴리오 파일을 만들어 주세요. 마지막으로 만든 포트폴리오를 링크로 보여 줍니다.';
export const linksFull = '링크는 20개까지 만들 수 있습니다. 쓰지 않는 링크를 지워 주세요.';
export const linkRemove = (label: string) => `‘${label}’ 링크를 지울까요?`;
export const linkRemoveHint = '지우면 받은 분이 더 이상 열 수 없고, 되돌릴 수 없어요.';
export const linkMade = '링크를 만들었습니다.';
export const linkRemoved = '링크를 지웠습니다.';
export const linkClosed = '열 수 없는 포트폴리오 링크';
export const linkClosedHint =
  '기간이 끝났거나 작가가 링크를 지웠습니다. 보내 준 분에게 새 링크를 받아 주세요.';
