// Sentences about contests: applying (C-17 to C-32), and the organization's area.

/** Who may apply, and when (C-17 to C-24). Of an artist who waits for approval, and of one without a profile, `auth.ts` has the words. */
export const artistOnly = '공모전 신청은 프로필을 등록한 아티스트 회원만 가능합니다.';
export const prefillFailed = '사용자 정보를 불러오지 못했습니다.';
export const noPortfolio = '포트폴리오가 없습니다.';
export const inactive = '이 공모전은 종료되었거나 비활성화되었습니다.';
export const outsidePeriod = '현재는 공모전 신청 기간이 아닙니다.';
export const formChanged =
  '공모전의 신청서가 바뀌었습니다. 새로 불러온 신청서를 확인하고 다시 제출해 주세요.';
export const applicationStale = '다른 창에서 이 신청서를 고쳤습니다. 새로 불러온 뒤 이어서 작성해 주세요.';
export const applicationFinal = '이미 신청한 공모전입니다. 이 공모전은 제출한 신청서를 고칠 수 없습니다.';
export const fileMissing = '올리지 못한 파일이 있습니다. 파일을 다시 골라 주세요.';
export const fileUnkept = (file: string) => `"${file}" 파일은 임시 저장하지 못했어요. 다시 골라 주세요.`;
export const fileUnasked = '신청서에 없는 파일입니다. 파일을 다시 골라 주세요.';
export const filesTooManyInAll = (max: number) => `신청서 하나에 파일을 ${max}개까지 올릴 수 있습니다.`;

/** The form of an application, also for required files (X-178). */
export const required = (label: string) => `${label} 등록 필수`;
export const formIncomplete = '필수 항목을 입력해주세요.';
export const etcRequired = '기타 항목을 입력해주세요.';
export const etcTooLong = (max: number) => `${max}자까지 입력할 수 있습니다.`;
export const tooShort = (min: number) => `${min}자 이상 입력해 주세요.`;
export const tooLong = (max: number) => `${max}자까지 입력할 수 있습니다.`;
export const patternMissed = '입력한 내용의 형식을 확인해 주세요.';
export const emailInvalid = '유효한 이메일 주소를 입력해주세요!';
export const phoneInvalid = '유효한 전화번호를 입력해주세요! (예: 010-1234-5678)';
export const urlInvalid = 'http:// 또는 https://로 시작하는 주소를 입력해 주세요.';
export const wholeNumber = '정수를 입력해 주세요.';
export const numberInvalid = '숫자만 입력해 주세요.';
export const numberTooSmall = (min: number) => `${min} 이상의 숫자를 입력해 주세요.`;
export const numberTooLarge = (max: number) => `${max} 이하의 숫자를 입력해 주세요.`;
export const dateInvalid = '날짜를 확인해 주세요.';
export const dateTooEarly = (day: string) => `${day} 이후의 날짜를 선택해 주세요.`;
export const dateTooLate = (day: string) => `${day} 이전의 날짜를 선택해 주세요.`;
export const notOfOptions = '목록에 있는 항목을 선택해 주세요.';
export const choicesTooFew = (min: number) => `${min}개 이상 선택해 주세요.`;
export const choicesTooMany = (max: number) => `${max}개까지 선택할 수 있습니다.`;
export const filesTooFew = (min: number) => `파일을 ${min}개 이상 올려 주세요.`;
export const filesTooMany = (max: number) => `파일은 ${max}개까지 올릴 수 있습니다.`;
export const fileTooLarge = (file: string, megabytes: number) =>
  `"${file}" 파일은 ${megabytes}MB를 초과하여 업로드할 수 없습니다.`;
export const fileTypeRefused = (file: string, endings: string) =>
  `"${file}" 파일은 올릴 수 없습니다. ${endings} 파일만 받습니다.`;
export const unknownAnswer = '신청서에 없는 항목이 들어 있습니다.';

/** The form as its organizer makes it. */
export const nameInvalid = '영문자로 시작하는 영문, 숫자, 밑줄(_)만 쓸 수 있습니다.';
export const nameTaken = '같은 이름의 항목이 이미 있습니다.';
export const labelRequired = '항목의 제목을 입력해 주세요.';
export const optionsRequired = '선택지를 하나 이상 넣어 주세요.';
export const optionValueTaken = '같은 값의 선택지가 이미 있습니다.';
export const optionRequired = '선택지를 입력해 주세요.';
export const patternInvalid =
  '사용할 수 없는 정규식입니다. 앞뒤를 살펴보는 식과 되돌아 참조하는 식은 쓸 수 없습니다.';
export const moreThanOptions = '선택지보다 많이 고르게 할 수는 없습니다.';
export const moreThanOneFile = '여러 개를 받는 항목이 아닙니다.';
export const boundsReversed = '가장 작은 값이 가장 큰 값보다 큽니다.';
export const acceptInvalid = '받을 수 있는 파일 형식만 고를 수 있습니다.';
export const portfolioOnce = '포트폴리오 항목은 하나만 넣을 수 있습니다.';
export const ruleMisplaced = '이 종류의 항목에는 정할 수 없는 조건입니다.';

/** The organization's area. */
export const noOrganization = '연결된 단체가 없습니다. 고객지원에 문의해 주세요.';
export const ownerOnly = '단체의 책임자만 할 수 있는 일입니다.';
export const titleRequired = '공모전의 제목을 입력해 주세요.';
export const organizerRequired = '주최를 입력해 주세요.';
export const periodReversed = '마감은 시작보다 뒤여야 합니다.';
export const contestStale =
  '다른 사람이 이 공모전을 먼저 고쳤습니다. 적은 내용은 그대로 있으니 두 내용을 견주어 보고 다시 저장해 주세요.';
export const opensAtRequired = '접수를 시작할 때를 정해 주세요.';
export const closesAtRequired = '접수를 마칠 때를 정해 주세요.';
export const periodUnplanned = '접수 기간을 정하지 않았어요.';
export const closesAtPast = '마감이 이미 지났습니다. 마감을 다시 정해 주세요.';
export const fieldsRequired = '신청서에 항목을 하나 이상 넣어 주세요.';
export const imageRequired = '대표 이미지를 올려 주세요.';
export const copyOf = (title: string) => `${title} 사본`;
export const notInStanding = '지금 상태의 공모전에는 할 수 없는 일입니다.';
export const imageType = 'JPG, PNG, WEBP, AVIF 이미지만 올릴 수 있습니다.';
export const imageTooLarge = (maxMb: number) => `${maxMb}MB 이하의 이미지만 올릴 수 있습니다.`;
export const mailSubjectRequired = '메일의 제목을 입력해 주세요.';
export const mailTextRequired = '메일의 내용을 입력해 주세요.';
export const undecided = (count: number) =>
  `아직 결정하지 않은 지원자가 ${count}명 있습니다. 결정을 마치거나 ‘미선정으로 알리기’를 골라 주세요.`;
export const beforeClosing = '심사 넘기기와 결과 발표는 접수를 마친 뒤에 할 수 있습니다.';
/** Why a contest, or its applicants, can no longer be changed. */
export const locked = {
  scoreAnnounced: '결과를 발표한 공모전입니다. 점수와 메모는 볼 수만 있습니다.',
  scoreOutOfRound: (round: number) =>
    `${round}차 심사까지 본 지원자입니다. 다음 차수로 가지 않아 점수와 메모는 볼 수만 있습니다.`,
  scoreOfEarlierRound: '이 심사는 이미 다음 차수로 넘어갔습니다. 쓰던 메모는 복사해 두고 새로고침해 주세요.',
  statusAnnounced: '결과를 발표한 뒤에는 선정과 미선정으로만 바꿀 수 있습니다.',
  roundAnnounced: '결과를 발표한 공모전입니다. 심사를 다음 차수로 넘길 수 없습니다.',
  editAnnounced: '결과를 발표한 공모전입니다. 공모 내용과 접수 기간, 신청서, 심사 규칙은 고칠 수 없습니다.',
  archived: '보관한 공모전입니다. 다시 꺼낸 뒤에 할 수 있습니다.',
  withdrawn: '운영자가 게시를 중단한 공모전입니다. 중단이 풀린 뒤에 할 수 있습니다.',
} as const;
export const reviewOvertaken = '그사이 다른 곳에서 저장한 심사와 달라요. 어느 쪽을 쓸지 골라 주세요.';
/** @param reason why the first of them failed, as a sentence */
export const reviewsFailed = (count: number, reason: string) => `지원자 ${count}명의 심사예요. ${reason}`;
export const reviewRefused = (round: number) => `저장하지 못한 ${round}차 심사`;
export const reviewRefusedHint = '심사가 잠기기 전에 저장되지 않았어요. 필요하면 복사해 두세요.';
export const reviewRefusedDiscard = '저장하지 못한 심사를 버릴까요?';
export const roundOver = '이 심사는 이미 다음 차수로 넘어갔습니다.';

/** Sending an application (C-28 to C-32). */
export const alreadyApplied = '이미 신청한 공모전입니다';
export const alreadyAppliedHint = '다시 신청하면 마지막에 보낸 신청서로 심사합니다.';
export const becomeArtistHint = '아티스트 회원으로 전환을 신청하면 공모전에 지원할 수 있어요.';
export const loginToApply = '로그인 후 신청할 수 있습니다.';
export const fileNote = '첨부 파일 용량에 따라 시간이 다소 소요될 수 있습니다.';
export const previewOnly = '미리보기 화면입니다. 신청이 불가.';
export const fileNotSent = (file: string, key: string | null) =>
  `공모전 신청 S3 업로드 실패: ${key === null ? file : `${file} (${key})`}`;
export const sendFailed =
  '공모전 신청 중 문제가 발생했습니다. 잠시 후 다시 시도하시거나 관리자에게 문의해 주세요.';
export const sent = '공모전 신청이 완료되었습니다. 이메일에서 신청정보를 확인하세요(1~2분 소요).';
export const sentReceipt = (receipt: string) => `접수 번호 ${receipt}`;
/** The draft of an application. */
export const draftSaved = ({
  hasChosenFiles,
  unkept,
}: {
  hasChosenFiles: boolean;
  unkept: readonly string[];
}) => ['임시 저장됨', ...(hasChosenFiles ? ['고른 파일은 제출할 때 올라가요'] : []), ...unkept].join(' · ');
export const draftFailed = (reason: string) =>
  `저장하지 못했어요. ${reason} 쓴 내용은 이 창에 그대로 있어요.`;
export const draftOvertaken =
  '다른 창에서 이 신청서를 고쳐서 저장을 멈췄어요. 어느 내용으로 이어 갈지 골라 주세요.';
export const draftFormChanged =
  '공모전의 신청서나 공모 조건이 바뀌어서 저장을 멈췄어요. 바뀐 신청서를 불러와도 쓴 내용은 그대로 있어요.';
export const draftRestored = '저장하지 못하고 떠난 내용을 되살렸어요.';
export const filesAgain = (names: readonly string[]) =>
  `고르기만 하고 올리지 않은 파일이 있어요. 다시 골라 주세요: ${names.join(', ')}`;
export const answersUnasked = '바뀐 신청서에 없는 항목에 쓴 내용이에요. 필요하면 복사해 두세요.';
export const otherDraft = '다른 창에서 저장한 내용과 달라요';
export const otherSent = '다른 창에서 이미 제출한 내용과 달라요';
export const otherDraftHint =
  '지금은 저장하지 않고 있어요. 두 내용을 보고 하나를 골라 주세요. 고르지 않은 내용도 이 창을 닫을 때까지 볼 수 있어요.';
export const ownTaken = '이 창의 내용으로 이어서 저장해요.';
export const otherTaken = '다른 창의 내용을 불러왔어요.';
export const leftUnsaved = (reason: string, isKept: boolean) =>
  ['신청서를 저장하지 못했어요.', reason, isKept ? '이 탭에서 다시 열면 쓴 내용이 그대로 있어요.' : '']
    .filter(Boolean)
    .join(' ');
export const leaveFiles = '고른 파일은 저장되지 않아요. 닫으시겠습니까?';
export const filesLeft = (names: readonly string[]) =>
  `쓴 내용은 저장해 두지만 파일은 다시 골라야 해요: ${names.join(', ')}`;
export const cancelled = (isUnsure: boolean) =>
  isUnsure
    ? '제출을 멈췄어요. 접수되었는지 확인하지 못했으니 내 지원 내역에서 확인해 주세요. 쓴 내용은 그대로 있어요.'
    : '제출을 취소했어요. 쓴 내용은 그대로 있어요.';
export const filesRefused = '받을 수 없는 파일이 있습니다. 다른 파일을 골라 주세요.';
/** The deadline passes while the form is open. */
export const timeIsUp = '접수가 마감되어 이 신청서를 보낼 수 없어요.';
export const timeIsUpKept =
  '마감 전에 임시 저장된 내용은 30일 동안 지워지지 않아요. 필요한 글은 이 창에서 복사해 두세요. 마감 전에 보낸 신청서가 있으면 그대로 심사해요.';
export const leaveUnsaved = '아직 저장하지 않은 내용이 있습니다. 닫으시겠습니까?';
export const applicationsFailed = '지원 내역을 불러오지 못했습니다.';
export const sentAndFeedback = '심사 결과와 신청서';
export const takeBack = (contest: string) => `‘${contest}’ 지원을 취소하시겠습니까?`;
export const takeBackHint = '작성한 내용과 올린 파일이 모두 지워지며 되돌릴 수 없습니다.';
export const takenBack = '지원을 취소했습니다.';

/** The applicants' pages. */
export const chosenTooMany = (max: number) => `한 번에 ${max}명까지 고를 수 있습니다.`;
export const statusNotChanged = (count: number) =>
  `${count}명은 바꾸지 못했습니다. 목록을 새로 불러왔으니 확인해 주세요.`;
export const statusChanged = (count: number, label: string) => `${count}명을 ${label} 상태로 바꿨습니다.`;
export const roundLead =
  '다음 차수로 가지 않는 지원자는 미선정이 되고, 가는 지원자는 점수 없이 새로 심사해요. 지원자에게는 알리지 않아요.';
export const bestHint = '평균 점수가 높은 순서예요. 점수가 같으면 함께 올라가요.';
export const cutOffInvalid = {
  SCORE: (scale: string) => `${scale}의 점수를 입력해 주세요.`,
  BEST: () => '1 이상의 사람 수를 입력해 주세요.',
  SELECTED: () => '',
} as const;
export const endRound = (round: number, passed: number, failed: number) =>
  `${round}차 심사를 마치면 ${passed}명이 다음 차수로 가고 ${failed}명이 미선정이 됩니다. 넘기시겠습니까?`;
export const endRoundUnscored = (count: number, names: readonly string[]) =>
  `점수가 하나도 없는 ${count}명도 미선정이 됩니다: ${names.join(', ')}${count > names.length ? ` 외 ${count - names.length}명` : ''}`;
export const endRoundResets = (round: number, scored: number, decided: number) =>
  [
    ...(scored > 0
      ? [
          `다음 차수로 가는 지원자 중 ${scored}명의 점수는 비워집니다. ${round}차 점수와 메모는 지원자 화면에 남습니다.`,
        ]
      : []),
    ...(decided > 0 ? [`‘검토 중’이나 ‘선정’인 ${decided}명은 ‘접수’로 되돌아갑니다.`] : []),
  ].join('\n');
export const endRoundChanged = (passed: number, failed: number) =>
  `확인하신 뒤 심사 결과가 바뀌어 넘기지 않았습니다. 지금은 ${passed}명이 넘어가고 ${failed}명이 미선정됩니다. 다시 확인해 주세요.`;
export const endRoundHint = '넘긴 차수로는 되돌아갈 수 없습니다.';
export const roundEnded = (round: number, passed: number) =>
  `${round}차 심사를 시작했습니다. 지원자는 ${passed}명입니다.`;
export const announceLead = '결정을 모든 지원자에게 메일로 알려요.';
export const announceAgainLead =
  '이미 발표한 공모전이에요. 다시 보내면 결정이 바뀐 지원자에게만 메일이 가요.';
export const announce = (selected: number, rejected: number) =>
  `선정 ${selected}명, 미선정 ${rejected}명에게 결과를 알리시겠습니까?`;
export const announceChanged = (selected: number, rejected: number) =>
  `확인하신 뒤 결정이 바뀌어 메일을 보내지 않았습니다. 지금은 선정 ${selected}명, 미선정 ${rejected}명입니다. 다시 확인해 주세요.`;
export const announceHint =
  '보낸 메일은 되돌릴 수 없습니다. 같은 결과를 이미 받은 지원자에게는 다시 보내지 않습니다.';
export const announced = (selected: number, rejected: number) =>
  `선정 ${selected}명, 미선정 ${rejected}명에게 메일을 보냈습니다.`;
export const unreachable = (count: number) =>
  `${count}명은 탈퇴 등으로 메일 주소가 없어 보내지 못했습니다. 결과는 내 지원 내역에 보입니다.`;
export const nothingToTell = '새로 알릴 결과가 없습니다. 모든 지원자가 지금의 결과를 이미 받았습니다.';
export const mailPreviewOf = (name: string) => `미리보기 · ${name}님에게 가는 메일`;
export const mailPreviewNobody = (decision: string, name: string) =>
  `미리보기 · 메일을 받을 ${decision} 지원자가 아직 없어 ‘${name}’ 님을 예로 보여 드려요.`;
export const mailPreviewFailed = '메일 미리보기를 불러오지 못했습니다.';
export const mailWords = (words: string) =>
  `${words}는 받는 사람에 맞게 바뀌어요. 인사와 맺음말은 메일에 이미 있어요.`;
export const announcedAt = (moment: string) => `${moment} (한국 시간)에 결과를 발표했어요.`;
export const announcedLocks =
  '점수와 메모, 심사 차수, 공모 내용과 접수 기간은 잠겨서 볼 수만 있어요. 결정은 선정과 미선정으로 바꿀 수 있고, 바꾼 결과는 다시 알려야 지원자에게 보여요.';
export const exportReasonRequired = '내려받는 사유를 적어 주세요.';
export const exportReasonHint =
  '누가 언제 왜 내려받았는지 기록하고, 지원한 작가는 내려받은 날을 지원 내역에서 봐요.';
/** On an application whose organization has taken it along. */
export const exportedBy = (organization: string, at: string): string =>
  `${at} ${organization}에서 신청서를 내려받았어요.`;
export const announcedLocksReviewer = '점수와 메모는 잠겨서 볼 수만 있어요.';
export const announcedUntold = (count: number) => `아직 알리지 않은 결과가 ${count}건 있어요.`;
export const announcedAll = '모든 지원자에게 지금의 결과를 알렸어요.';
/** Labels of an applicant's row about the announcement. */
export const told = {
  same: (decision: string) => `${decision} 알림 보냄`,
  changed: (decision: string) => `${decision} 알림 뒤 결정이 바뀜`,
  none: '아직 안 알림',
} as const;

/** The contests of an organization, and the page that makes one. */
export const contestsFailed = '공모를 불러오지 못했습니다.';
export const contestMade = '새 공모를 만들었습니다. 내용을 채워 주세요.';
export const contestCopied = '공모를 복사했습니다. 접수 기간을 정해 주세요.';
export const contestSaved = '공모를 저장했습니다.';
export const imageReplaced =
  '다른 사람이 대표 이미지를 먼저 바꿨습니다. 지금 보이는 이미지 대신 고른 이미지로 바꿀까요?';
export const saveFirst = '저장하지 않은 내용이 있습니다. 먼저 저장해 주세요.';
export const publishContest = '이 공모를 게시하시겠습니까?';
export const publishContestHint = '소식에 공모가 올라가고, 접수 기간이 되면 작가들이 신청할 수 있습니다.';
export const contestPublished = '공모를 게시했습니다.';
export const closeContest = '접수를 지금 마치시겠습니까?';
export const closeContestHint =
  '작성하던 작가도 더 이상 신청할 수 없습니다. 발표하기 전에는 다시 열 수 있습니다.';
export const contestClosed = '접수를 마쳤습니다.';
export const reopenContest = '접수를 다시 여시겠습니까?';
export const reopenContestHint = '마감이 지나지 않았다면 작가들이 다시 신청할 수 있습니다.';
export const contestReopened = '접수를 다시 열었습니다.';
export const archiveContest = '이 공모를 보관하시겠습니까?';
export const archiveContestHint = '보관한 공모는 고칠 수 없고, 언제든지 다시 꺼낼 수 있습니다.';
export const contestArchived = '공모를 보관했습니다.';
export const contestRestored = '공모를 다시 꺼냈습니다.';
export const removeContest = (title: string) => `‘${title}’ 공모를 지우시겠습니까?`;
export const removeContestHint = '작성한 내용과 신청서가 모두 지워지며 되돌릴 수 없습니다.';
export const contestRemoved = '공모를 지웠습니다.';
export const fieldRemoved = (label: string) => `‘${label}’ 항목을 지웠습니다.`;
export const optionsAdded = (count: number) => `선택지 ${count}개를 넣었습니다.`;
export const formAnswered =
  '이미 답한 신청서예요. 고쳐서 저장하면 새 신청서가 되고, 먼저 보낸 답은 그때의 질문과 함께 남아요.';
export const applicantPortfolioFailed = '포트폴리오를 불러오지 못했습니다.';
/** A file that a blind review doesn't show: its kind keeps names that can't be removed, or this file does. */
export const blindFiles =
  '블라인드 심사예요. 심사위원은 이름 없이 접수 번호로 심사하고, 첨부 파일은 촬영 정보와 작성자 정보를 지운 이미지와 PDF만 볼 수 있어요.';
export const withheldKind =
  '블라인드 심사에서는 이미지와 PDF만 볼 수 있습니다. 이 파일에는 보낸 사람의 이름이 남아 있을 수 있으니, 필요하면 공모 책임자에게 확인을 부탁해 주세요.';
export const withheldFile =
  '암호가 걸렸거나 손상되어 보낸 사람의 정보를 지울 수 없는 파일입니다. 블라인드 심사에서는 볼 수 없으니, 필요하면 공모 책임자에게 확인을 부탁해 주세요.';
