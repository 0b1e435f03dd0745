import { Printed } from '@/components/ui/printed';
import { serializeJsonLd, type JsonLdNode } from '@/lib/seo/json-ld';

/** Structured data of a page, in one graph. */
export function JsonLd({ data }: { data: readonly JsonLdNode[] }) {
  return (
    <Printed as="div" hidden>
      {/* oxlint-disable-next-line react/no-danger -- its serializer escapes what could end the element */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
    </Printed>
  );
}
