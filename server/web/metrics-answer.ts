import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@/server/settings/config';
import type { Log } from '@/server/logging/log';
import type { Metrics } from '@/server/telemetry/metrics';
import type { Telemetry } from '@/server/telemetry/telemetry';
import { sendErrorEnvelope } from './error-answers';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The answer of the settings; null where figures are off. */
export function metricsAnswerOf(
  { telemetry: { metricsToken } }: Pick<Config, 'telemetry'>,
  { metrics }: Telemetry,
  log: Log,
): Answer | null {
  if (metrics === null || metricsToken === null) return null;
  return createMetricsAnswer(metrics, metricsToken, (error) => log.error({ err: error }, 'metrics'));
}

/**
 * Answers `GET /metrics` to clients with the token (ADR 49).
 * @param onError gets why the figures couldn't be read
 */
export function createMetricsAnswer(
  metrics: Metrics,
  token: string,
  onError: (error: unknown) => void,
): Answer {
  const wanted = digest(`Bearer ${token}`);
  return (request, response) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return sendErrorEnvelope(response, 'UNAUTHORIZED');
    metrics.text().then(
      ({ contentType, body }) => {
        response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      (error: unknown) => {
        onError(error);
        sendErrorEnvelope(response, 'INTERNAL');
      },
    );
  };
}

/** Texts of one length, so that the comparison tells nothing of the token. */
const digest = (text: string) => createHash('sha256').update(text).digest();
