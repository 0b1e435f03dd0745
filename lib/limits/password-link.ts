/** Days in which a new account's owner may set its first password by the link of the invitation. */
export const invitationDays = 7;
/** Hours in which the link for a lost password works. */
export const recoveryHours = 24;
