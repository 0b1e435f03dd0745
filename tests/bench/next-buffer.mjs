/** What Next.js gives a page's programs as Node's `Buffer`. */
export { Buffer } from 'next/dist/compiled/buffer';
