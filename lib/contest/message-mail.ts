import { formatZonedEnd } from '@/lib/format/deadline';
import { cutAt } from '@/lib/format/shortened';
import { framedText } from '@/lib/mail/frame';
import * as messageMessages from '@/lib/messages/contest-message';
import { DECISION_WORDS, filledDecision, type DecisionFrame, type DecisionTexts } from './decision-mail';

/** The words that a mail to who only writes a draft may name in braces: there is no receipt number yet. */
export const DRAFT_WORDS = DECISION_WORDS.filter((word) => word !== '접수번호');

/** What a message's mail says of its contest and its reader. */
export interface MessageAbout {
  contest: string;
  organizer: string;
  /** The contact of the terms; empty for none. */
  contact: string;
  /** Whether the reader has sent an application, or only begun one. */
  isSent: boolean;
  /** The end of the applications, for a reader who has only begun one. */
  closesAt: Date | null;
}

/** Characters of the names that an organizer chose, where a sentence has them. */
const NAME_LETTERS = 60;

/** The paragraphs of the mail. @param text with its placeholders filled */
export function messageParagraphs(text: string, about: MessageAbout, applicationsUrl: string): string[] {
  const { contest, organizer, contact, isSent, closesAt } = about;
  const { why, replies, endsAt, goOn, look } = messageMessages.mail;
  const names = [organizer, contest].map((name) => cutAt(NAME_LETTERS, name));
  return [
    text,
    `${why(names[0] ?? '', names[1] ?? '', isSent)}\n${replies(contact)}`,
    ...(isSent || closesAt === null ? [] : [endsAt(formatZonedEnd(closesAt))]),
    // The button of the mail leads to the last address.
    `${isSent ? look : goOn}\n${applicationsUrl}`,
  ];
}

/** The whole mail as it is sent to one reader, for its preview. */
export function wholeMessage(
  frame: DecisionFrame,
  texts: DecisionTexts,
  reader: { name: string; receipt: string },
  about: MessageAbout,
): DecisionTexts {
  const { subject, text } = filledDecision(texts, { ...reader, contest: about.contest });
  const paragraphs = messageParagraphs(text, about, frame.applicationsUrl);
  return { subject, text: framedText(frame, reader.name, paragraphs) };
}
