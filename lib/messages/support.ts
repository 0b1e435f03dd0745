// Sentences about inquiries, notices and the FAQ (S-1 to S-73).

export const typeRequired = '카테고리를 선택해주세요!';
export const titleRequired = '제목을 입력해주세요!';
export const contentRequired = '내용을 입력해주세요!';
export const emailInvalid = '유효한 이메일 주소를 입력해주세요!';
export const phoneInvalid = '유효한 전화번호를 입력해주세요! (예: 010-1234-5678)';
export const filesTooMany = '최대 2개의 파일만 업로드 가능합니다.';
export const fileTooLarge = '10MB 이하의 파일만 업로드할 수 있습니다.';
export const fileType = 'JPG, PNG, WEBP 이미지와 PDF 파일만 올릴 수 있습니다.';
export const imageType = 'JPG, PNG, WEBP 이미지만 올릴 수 있습니다.';
export const consentRequired = '개인정보 수집과 이용에 동의해 주세요.';

export const sendConfirm = '문의를 보내시겠습니까?';
export const sent = '문의를 접수했습니다. 휴일을 빼고 3일 안에 답해 드립니다.';
export const sentByGuest = '문의를 접수했습니다. 휴일을 빼고 3일 안에 적어 주신 이메일로 답해 드립니다.';
export const sendCancelled = '보내기를 취소했습니다. 적은 내용은 그대로 있습니다.';

export const inquiriesFailed = '문의 내역을 불러오지 못했습니다.';
export const inquiryFailed = '문의를 불러오지 못했습니다.';
export const formFailed = '문의 양식을 불러오지 못했습니다.';
export const answerTime = '답변은 휴일을 빼고 3일 안에 드립니다.';
export const readAllDone = '공지사항을 모두 읽음으로 표시했어요.';
