import { objectParticle } from '@/lib/hangul/particle';
import { firstLetters } from '@/lib/text/letters';

// Sentences of the artist's studio: profile, artworks, categories.

/** Of three the requirements have the beginning only. */
export const photoRequired = '사진을 등록해 주세요.';
export const photoTooLarge = '파일 크기가 너무 큽니다. 10MB 이하의 사진을 등록해 주세요.';
export const nameRequired = '작가명을 입력해 주세요.';
export const areaRequired = '활동지역을 입력해 주세요.';
export const genreRequired = '활동 장르를 선택해 주세요.';
export const educationPartial = '입력 중인 학력이 있습니다. 모든 칸을 채우거나 지워 주세요.';
export const educationRequired = '학력이 입력되지 않았습니다. 학력을 입력하거나 해당 없음을 선택해 주세요.';
export const experienceRequired = '경력이 입력되지 않았습니다. 경력을 하나 이상 빠짐없이 입력해 주세요.';

export const photoType = 'JPG, PNG 사진을 등록해 주세요.';
export const photoShape = '사진은 965×1350 비율로 잘라서 등록해 주세요.';
export const photoSmall = '사진의 가로는 480픽셀 이상이어야 합니다.';
export const nameKoRule = '국문 작가명은 한글 10자까지 입력할 수 있습니다.';
export const nameEnRule = '영문 작가명은 영문과 띄어쓰기 22자까지 입력할 수 있습니다.';
export const domesticAreaRule = '국내 활동지역은 한글로 입력해 주세요.';
export const genreEtcRequired = '기타 장르를 입력해 주세요.';
export const introductionRequired = '한 줄 소개를 입력해 주세요.';
export const awardPartial = '수상의 연도와 내용을 모두 입력해 주세요.';
export const collectionPartial = '소장처를 입력해 주세요.';
export const interviewPartial = '인터뷰의 제목과 주소를 모두 입력해 주세요.';
export const rowsTooMany = '항목마다 30개까지 입력할 수 있습니다.';
export const interviewsTooMany = '인터뷰는 3개까지 입력할 수 있습니다.';
export const tooLong = (max: number) => `${max}자까지 입력할 수 있습니다.`;
export const yearRule = (first: number) => `${first}년부터 올해까지의 연도를 선택해 주세요.`;
/** Of rows that were added at once, and of those that found no room. */
export const rowsAdded = (label: string, count: number, left: number) =>
  [
    count === 0 ? '' : `${label} ${count}줄을 넣었어요.`,
    left === 0 ? '' : `더 적을 자리가 없어 ${left}줄은 넣지 않았어요.`,
  ]
    .filter(Boolean)
    .join(' ');
export const rowRemoved = (label: string) => `${label} 한 줄을 지웠어요.`;
export const rowsSorted = (label: string) => `${label}${objectParticle(label)} 최신 연도순으로 정렬했어요.`;
export const profileLoadFailed = '작가 프로필을 불러오지 못했어요';
export const profileFirstLead = '프로필을 등록하면 작가 페이지가 열리고 작품을 올릴 수 있어요.';
export const profileLead = '작가 페이지에 보이는 내용이에요. 저장하면 바로 바뀌어요.';
export const profileSaved = '저장되었습니다. 작가 페이지에 바로 보여요.';
export const profileOpened = '작가 페이지가 열렸습니다';
export const profileOpenedHint = '이제 누구나 작가 페이지를 볼 수 있어요. 다음으로 작품을 등록해 주세요.';
export const profileSaveCancelled = '저장을 멈췄습니다. 입력하신 내용은 그대로 있습니다.';
/** Of a draft that this browser kept. */
export const draftHolds = (labels: string) => `적어 둔 항목: ${labels}`;
export const draftNoPhoto = '고른 사진은 남지 않아요. 사진은 다시 골라 주세요.';
export const profileStale = '다른 곳에서 프로필이 바뀌었습니다. 바뀐 내용을 확인하고 다시 저장해 주세요.';

/** */
export const imageRequired = '이미지는 필수 입니다.';
export const imageNameTooLong = '이미지 파일 이름은 100자까지 쓸 수 있습니다.';
export const titleRequired = '국문 또는 영문 작품명을 입력해 주세요.';
export const artworkSaved = '저장 되었습니다.';
export const artworkChanged = '수정 되었습니다.';
export const artworkRemoved = '아트워크가 삭제되었습니다.';

export const imageType = 'JPG, PNG 이미지만 등록할 수 있습니다.';
export const imageTooLarge = '이미지는 30MB까지 등록할 수 있습니다.';
export const imageBroken = '이미지를 읽을 수 없습니다. 다른 파일을 등록해 주세요.';
export const imagePixels = '이미지의 가로와 세로가 너무 큽니다. 더 작은 이미지를 등록해 주세요.';
export const imageTooMany = '이미지는 하나만 등록할 수 있습니다.';
export const resizedWrong = '이미지를 줄이지 못했습니다. 이미지를 다시 등록해 주세요.';
export const artworkGenreRequired = '장르를 선택해 주세요.';
export const yearRequired = '연도를 선택해 주세요.';
export const sizeRequired = '크기를 입력해 주세요.';
export const materialRequired = '재료를 입력해 주세요.';
export const themeRequired = '테마를 선택해 주세요.';
export const artworkStale = '다른 곳에서 작품이 바뀌었습니다. 바뀐 내용을 확인하고 다시 저장해 주세요.';
export const artworksFull = '작품은 1,000점까지 등록할 수 있습니다.';
export const draftsFull = '작성 중인 작품은 200점까지 둘 수 있습니다.';

export const collectionFailed = '작품을 불러오지 못했어요';
export const artworkEtcHint = '어떤 장르인지 적어 주세요.';
export const artworkRemoveConfirm = (name: string) => `〈${name}〉${objectParticle(name)} 삭제할까요?`;
export const artworkRemoveHint =
  '작가 페이지와 카테고리에서 사라지고, 이 작품이 받은 좋아요도 함께 지워집니다. 아티클에 실린 모습과 이미 만든 포트폴리오 PDF(공유 링크로 받는 것과 공모에 낸 것)는 그대로 남습니다. 만들던 포트폴리오와 다시 여는 포트폴리오, 공유 링크의 화면에서는 이 작품이 빠집니다. 되돌릴 수 없습니다.';
export const artworkGone = '다른 곳에서 삭제된 작품입니다.';
export const uploadCancelled = '올리기를 멈췄습니다. 입력하신 내용은 그대로 있습니다.';
export const imageUnseen = '이 브라우저에서 미리 볼 수 없는 이미지예요. 저장하면 서버에서 확인합니다.';
export const sizeUnread =
  '‘높이 × 너비 cm’로 적으면 작가 페이지의 벽에 실제 크기로 걸려요. 지금 그대로도 저장할 수 있어요.';
export const sizeTurned = '이미지와 견주면 높이와 너비가 바뀐 것 같아요.';

/** Of downloads. */
export const originalMissing = '원본 없음';
export const originalMissingHint =
  '내려받을 원본이 없는 작품입니다. 작품을 수정해 이미지를 다시 올리면 원본이 보관됩니다.';
export const downloadNothing = '내려받을 작품을 먼저 선택해 주세요.';
export const downloadLarge = (size: string) => `원본이 모두 ${size}입니다. 내려받을까요?`;
export const downloadLargeHint =
  '이 브라우저는 파일을 한꺼번에 메모리에 담은 뒤 저장합니다. 메모리가 모자라면 나누어 내려받아 주세요.';
export const downloadDone = (count: number) => `원본 ${count}점을 내려받았습니다.`;
export const downloadPartial = (count: number, missing: readonly string[]) =>
  `원본 ${count}점을 내려받았습니다. 내려받지 못한 작품이 있습니다.\n${missing.join('\n')}`;
export const downloadFailed = '원본을 내려받지 못했습니다. 잠시 후 다시 시도해 주세요.';
export const downloadUnsaved = '파일을 저장하지 못했습니다. 저장 공간을 확인하고 다시 시도해 주세요.';
export const downloadCancelled = '내려받기를 멈췄습니다.';
export const downloadLeave = '내려받기가 끝나지 않았습니다. 멈추고 나갈까요?';

/** */
export const categoryFirst = '카테고리를 먼저 선택해 주세요.';
export const categoryNameRequired = '카테고리 이름을 입력해주세요.';
export const categoriesFull = '생성 가능한 카테고리 갯수를 초과했습니다. (3개까지 생성 가능)';
export const categoryCreateFailed = '카테고리 생성에 실패했습니다.';
export const categoryChangeFailed = '카테고리 수정에 실패했습니다.';
export const categoryRemoveFailed = '카테고리 삭제에 실패했습니다.';
export const categoryCreated = '카테고리가 생성되었습니다.';
export const categoryChanged = '카테고리가 수정되었습니다.';
export const categoryRemoved = '카테고리가 삭제되었습니다.';
export const categoryNameTooLong = '카테고리 이름은 20자까지 쓸 수 있습니다.';
export const categoryNameTaken = '같은 이름의 카테고리가 있습니다.';
export const artworkFirst = '작품을 먼저 선택해 주세요.';
export const categoryRemoveConfirm = (name: string) => `‘${name}’ 카테고리를 삭제할까요?`;
export const categoryRemoveHint = '담긴 작품은 삭제되지 않고, 카테고리에서만 빠집니다.';
export const orderSaved = '정상 반영되었습니다.';
export const artworksChanged =
  '그사이 작품이나 순서가 다른 곳에서 바뀌었습니다. 바뀐 내용을 확인하고 다시 저장해 주세요.';
export const draftContested =
  '다른 곳에서 같은 항목을 먼저 고쳐 아직 저장하지 않았어요. 쓸 내용을 골라 주세요.';
export const categoryStale = '다른 곳에서 카테고리가 바뀌었습니다. 바뀐 내용을 확인하고 다시 저장해 주세요.';

/** Of an import. */
export const importNoArtwork = '이 작품을 찾을 수 없습니다.';
export const importNoDraft = (fileName: string) =>
  `"${firstLetters(fileName, 100)}" 이미지를 찾을 수 없습니다. 이미지를 먼저 올리거나 목록의 이름을 고쳐 주세요.`;
export const importDoubled = '같은 작품이 두 번 있습니다.';
export const importNamesNothing = '작품 번호나 이미지 파일 이름이 필요합니다.';
export const notOfChoices = (words: readonly string[]) =>
  `다음 가운데 하나를 골라 주세요: ${words.join(', ')}`;
export const importDone = ({
  updated,
  drafted,
  refused,
}: {
  updated: number;
  drafted: number;
  refused: readonly { line: number }[];
}) =>
  `작품 ${updated}점을 고치고, 채우는 중인 작품 ${drafted}점에 내용을 넣었어요. 받아들이지 않은 줄은 ${new Set(refused.map(({ line }) => line)).size}개예요.`;
export const csvUnreadable =
  'CSV 파일로 읽을 수 없어요. 표 프로그램에서 ‘CSV UTF-8’이나 ‘유니코드 텍스트’로 저장한 파일을 올려 주세요.';
export const csvTooLarge = '10MB 이하의 파일만 올릴 수 있어요. 나누어 올려 주세요.';
export const csvHeadings = '항목 이름이 한 줄에 있어야 해요. 작품 목록을 받아 그 첫 줄을 그대로 써 주세요.';
export const csvNoKey =
  '‘작품 번호’나 ‘이미지 파일’ 열이 있어야 어느 작품인지 알 수 있어요. 작품 목록을 받아 그 열을 더해 주세요.';
export const csvColumnsLeft = (names: readonly string[]) => `이 열은 넣지 않아요: ${names.join(', ')}`;
export const csvColumnsLeftHint =
  '작품 항목의 이름이 아니거나, 같은 항목의 열이 또 있어요. 나머지 열만 넣을까요?';
export const csvEmpty = '제목 줄 아래에 내용이 없어요.';
export const csvTooLong = '한 번에 1,000줄까지 올릴 수 있어요. 나누어 올려 주세요.';

/** Of drafts. */
export const draftsLoadFailed = '채우고 있는 작품을 불러오지 못했어요';
export const draftsFilled = (count: number) => `${count}점에 내용을 채웠습니다.`;
export const draftsRemoveConfirm = (count: number) => `채우고 있는 작품 ${count}점을 삭제할까요?`;
export const draftsPublished = (count: number) => `작품 ${count}점을 등록했습니다.`;
export const draftsUnsaved = (count: number) =>
  `${count}점은 저장하지 못한 내용이 있어 등록하지 않았습니다. 다시 저장하거나 남길 내용을 고른 뒤 등록해 주세요.`;
export const draftsPublishedPartly = (published: number, left: { refused: number; unsaved: number }) =>
  [
    `작품 ${published}점을 등록했습니다.`,
    ...(left.refused === 0 ? [] : [`${left.refused}점은 빠진 내용이 있어 남아 있습니다.`]),
    ...(left.unsaved === 0 ? [] : [draftsUnsaved(left.unsaved)]),
  ].join(' ');
