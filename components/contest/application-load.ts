/** Loads the code of the form. A press that opens it begins this beside the loads of what the form needs. */
export const loadApplicationDialog = async () => (await import('./application-dialog')).ApplicationDialog;
