import { typedHtml } from '@/lib/contracts/text';

/** What an editor leaves where nothing is written. */
const EMPTY = /^(?:<p>(?:\s|<br ?\/?>|&nbsp;)*<\/p>\s*)*$/;

/** The HTML of the text editor, of so many characters at most. An editor without a text gives ''. The API sanitises it. */
export const htmlText = (max: number) => typedHtml(max).transform((html) => (EMPTY.test(html) ? '' : html));
