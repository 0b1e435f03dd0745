// Sentences about messages of an organization to applicants (C-102).

export const messagesFailed = '메시지를 불러오지 못했습니다.';
export const lead =
  '이 공모에 지원했거나 지원서를 쓰고 있는 사람에게 메일로 알려요. 보낸 메시지는 지원한 사람의 내 지원 내역에도 보여요.';
/** Advertising needs a consent of its own (정보통신망법 50조). */
export const noAdvertising =
  '이 공모의 지원에 관한 안내만 적어 주세요. 광고와 다른 행사, 상품의 홍보는 정보통신망법에 따라 보낼 수 없어요.';
export const chooseInRoom = '한 사람에게 보내려면 지원자 화면에서 ‘메시지 보내기’를 눌러 주세요.';
export const onlyWhileOpen =
  '지원서를 쓰고 있는 사람에게는 접수하는 동안에만 보낼 수 있습니다. 지금은 접수 기간이 아닙니다.';
export const audienceRequired = '받는 사람을 골라 주세요.';
export const applicantRequired = '메시지를 받을 지원자를 골라 주세요.';
export const receiptUnfilled =
  '{접수번호}는 쓸 수 없습니다. 지원서를 쓰고 있는 사람에게는 아직 접수 번호가 없습니다.';
export const noRecipient = '메일을 받을 사람이 없어 보내지 않았습니다.';
export const recipientsChanged = (count: number) =>
  `확인하신 뒤 받는 사람 수가 바뀌어 보내지 않았습니다. 지금은 ${count}명입니다. 다시 확인해 주세요.`;
export const tooManyToMany = (max: number) =>
  `여러 사람에게 보내는 메시지는 공모 하나에 하루 ${max}번까지 보낼 수 있습니다. 내일 다시 보내 주세요.`;
export const tooManyToOne = (max: number) =>
  `한 사람에게 보내는 메시지는 한 시간에 ${max}번까지 보낼 수 있습니다. 잠시 후 다시 보내 주세요.`;
export const oneIsMissing = '이 지원자를 찾을 수 없어요. 지원을 취소했을 수 있어요.';
export const countsFailed = '받는 사람 수를 불러오지 못했어요.';
export const unreachable = (count: number) => `${count}명은 탈퇴하거나 이용이 정지되어 메일을 받지 못해요.`;
export const send = (count: number) => `${count}명에게 보낼까요?`;
export const sendHint = '보낸 메일은 되돌릴 수 없어요.';
export const sent = (count: number) => `${count}명에게 메시지를 보냈습니다.`;
export const replaceByTemplate = '쓴 내용을 서식으로 바꿀까요?';
export const replaceByTemplateHint = '지금 적은 제목과 내용은 지워져요.';
export const previewNobody = (name: string) => `미리보기 · ‘${name}’ 님을 예로 보여 드려요.`;
export const noMessages = '아직 보낸 메시지가 없어요';
export const noMessagesHint = '보낸 메시지가 언제, 누구에게 갔는지 여기에 남아요.';
export const sentCounts = (sentTo: number, unreached: number) =>
  unreached === 0 ? `${sentTo}명에게 보냄` : `${sentTo}명에게 보냄, ${unreached}명은 받지 못함`;
export const applicantGone = '지원을 취소했거나 지워진 지원자';
export const formerOwner = '탈퇴한 책임자';

/** The paragraphs of a mail around the organizer's text. */
export const mail = {
  why: (organizer: string, contest: string, isSent: boolean) =>
    `‘${organizer}’에서 보낸 ‘${contest}’ 안내입니다. ${isSent ? '이 공모전에 지원했기 때문에' : '이 공모전의 지원서를 쓰고 있기 때문에'} 보내 드립니다.`,
  replies: (contact: string) =>
    contact === ''
      ? '이 메일의 답장은 단체에 전해지지 않습니다. 궁금한 점은 공모 소식에 적힌 단체의 연락처로 물어봐 주세요.'
      : `이 메일의 답장은 단체에 전해지지 않습니다. 궁금한 점은 공모 조건에 적힌 문의처로 물어봐 주세요: ${contact}`,
  endsAt: (end: string) => `접수는 ${end}에 끝납니다.`,
  goOn: '쓰던 지원서는 내 지원 내역에서 이어 쓸 수 있습니다.',
  look: '보낸 신청서와 이 안내는 내 지원 내역에서도 볼 수 있습니다.',
} as const;
