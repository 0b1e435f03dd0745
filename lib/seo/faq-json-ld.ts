import type { Faq } from '@/lib/contracts/support';
import type { JsonLdNode } from './json-ld';

/** schema.org FAQPage: the public questions. */
export function faqJsonLd(faqs: readonly Faq[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
