export interface OperationFacts {
  isDemo: boolean;
  /** The folder, within the data folder, where mails are written as files; null where a mail server sends them. */
  mailFolder: string | null;
  /** Whether mail can be sent now. */
  checkMail: () => Promise<void>;
}

export const UNKNOWN_OPERATION: OperationFacts = {
  isDemo: false,
  mailFolder: null,
  checkMail: () => Promise.resolve(),
};
