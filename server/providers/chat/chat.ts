/** The chat of the team that runs the site. */
export interface ChatProvider {
  /** Says a line of plain text. @throws {Error} where it didn't get there */
  say(text: string): Promise<void>;
}
