import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { ASKED_ORIGIN_HEADER } from '@/lib/asked-origin';

const asked = new AsyncLocalStorage<string | null>();

/**
 * The origin that the visitor of the present call uses; null for a call that didn't come through the site. Links for that
 * browser begin with it. Links in mails begin with the site's own address.
 */
export function askedOrigin(): string | null {
  return asked.getStore() ?? null;
}

/** Does `work` for readers who aren't the present caller, such as those of a mail. */
export function forOtherReaders<Value>(work: () => Value): Value {
  return asked.run(null, work);
}

/**
 * Notes the origin that the site names for a call.
 * @param siteOrigins the site's origins. Another one is ignored, because any client may name one.
 */
export function noteAskedOrigin(siteOrigins: readonly string[]): MiddlewareHandler {
  return (c, next) => {
    const named = c.req.header(ASKED_ORIGIN_HEADER);
    return asked.run(named !== undefined && siteOrigins.includes(named) ? named : null, next);
  };
}
