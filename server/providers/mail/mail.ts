/** One mail in plain text. */
export interface Mail {
  /** Stays the same when it is sent again, and becomes the Message-ID: receivers can tell a second copy. */
  id: string;
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  /** When it was written. */
  date: Date;
}

export interface MailProvider {
  /**
   * Hands a mail over; resolves when somebody else is answerable for it.
   * @throws MailRefused when another try can't help; anything else may be tried again.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail can't be sent, now or later: no such address, or the server will not have it. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}
