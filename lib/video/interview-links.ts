import type { Interview } from '@/lib/contracts/artist';
import { parseWebLink } from '@/lib/text/web-link';

/** The interviews whose link is a web address, each with a key of its own in the list. */
export function interviewLinks(
  interviews: readonly Interview[],
): { key: string; title: string; href: string }[] {
  return interviews.flatMap(({ interviewTitle, interviewLink }, index) => {
    const url = parseWebLink(interviewLink);
    return url === null ? [] : [{ key: `${index} ${url.href}`, title: interviewTitle, href: url.href }];
  });
}
