import { fillPlaceholders } from '@/lib/format/placeholders';
import { framedText, type MailSender } from '@/lib/mail/frame';

/** The words that a mail of an announcement may name in braces. */
export const DECISION_WORDS = ['이름', '공모전', '접수번호'] as const;

/** The parts of an announcement's mails that depend on the site. */
export interface DecisionFrame extends MailSender {
  /** The absolute address of the artist's applications. */
  applicationsUrl: string;
}

/** The organizer's text. */
export interface DecisionTexts {
  subject: string;
  text: string;
}

interface DecisionReader {
  name: string;
  contest: string;
  receipt: string;
}

/** The reader of a preview whose mail has no recipient, or none who is named. */
export const SAMPLE_RECIPIENT = { name: '홍길동', receipt: '000000-XXXXXX' };

/** The organizer's texts for one reader. */
export function filledDecision({ subject, text }: DecisionTexts, reader: DecisionReader): DecisionTexts {
  const values = { 이름: reader.name, 공모전: reader.contest, 접수번호: reader.receipt };
  return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
}

/** The paragraphs of the mail. @param text as `filledDecision` returns it */
export const decisionParagraphs = (text: string, applicationsUrl: string): readonly string[] => [
  text,
  `결과는 내 지원 내역에서도 볼 수 있습니다.\n${applicationsUrl}`,
];

/** The whole mail as it is sent to one reader, for its preview. */
export function wholeDecision(
  frame: DecisionFrame,
  texts: DecisionTexts,
  reader: DecisionReader,
): DecisionTexts {
  const { subject, text } = filledDecision(texts, reader);
  const paragraphs = decisionParagraphs(text, frame.applicationsUrl);
  return { subject, text: framedText(frame, reader.name, paragraphs) };
}
