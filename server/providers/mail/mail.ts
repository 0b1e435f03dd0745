/** One mail, as plain text and as HTML that says the same. */
export interface Mail {
  /** Becomes the Message-ID. It is the same when the mail is sent again, so that receivers recognize a second copy. */
  id: string;
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it was written. */
  date: Date;
}

export interface MailProvider {
  /**
   * Sends a mail. Resolves when a mail server has accepted it.
   * @throws MailRefused where another try can't help; after any other error the mail may be sent again
   */
  send(mail: Mail): Promise<void>;
  /** Resolves where mails can be sent now; throws what is in the way. */
  check(): Promise<void>;
  close(): void;
}

/** The mail can't be sent, now or later: its address is invalid, or the server refuses it. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}
