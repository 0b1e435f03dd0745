import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { aiAgentOf, type AiAgentName } from '@/lib/ai/ai-agents';
import { AI_REFUSAL_HEADERS } from '@/lib/ai/refusal-headers';
import * as sitePaths from '@/lib/paths/site';
import type { AiPermissions } from './ai-permissions';
import type { DayCounts } from './day-counts';
import { sendErrorDocument, sendErrorEnvelope } from './error-answers';
import type { Decision } from './request-decisions';

type Passed = Decision & { kind: 'pass' };

/** What every agent may read: the rules, and the terms that they refer to. */
const OPEN: ReadonlySet<string> = new Set([
  sitePaths.robots(),
  sitePaths.tdmRules(),
  sitePaths.terms(),
  sitePaths.privacy(),
  sitePaths.privacyOptional(),
]);

export interface AiGuardOptions {
  permissions: AiPermissions;
  refusals: DayCounts<AiAgentName>;
  /** Whether known AI agents get a 403. Otherwise they are only asked not to read. */
  refuses: boolean;
}

/**
 * Refuses the requests of known AI agents for pages, calls and images, except those that artists allow. An agent that gives itself
 * another name gets through (docs/threats.md).
 */
export class AiGuard {
  constructor(private readonly options: AiGuardOptions) {}

  /** The agent whose request for what works show has to be judged; null for every other request. */
  agentOf({ headers }: IncomingMessage, { owner, path }: Passed): AiAgentName | null {
    if (!this.options.refuses) return null;
    const isGuarded = owner === 'call' || isMedia(owner, path) || (owner === 'page' && !OPEN.has(path));
    return isGuarded ? knownAgentOf(headers['user-agent']?.slice(0, HEADER_MAX) ?? '') : null;
  }

  /** Passes an allowed request on, and answers any other with 403, which is counted. */
  async judge(
    agent: AiAgentName,
    response: ServerResponse,
    { owner, path }: Passed,
    pass: () => void,
  ): Promise<void> {
    if (await this.options.permissions.allows(path)) return pass();
    this.options.refusals.add(agent);
    if (response.destroyed) return;
    if (owner === 'call') sendErrorEnvelope(response, 'AI_REFUSED');
    else sendErrorDocument(response, 403);
  }

  /** Refuses the use of an image, unless its artist allows it. */
  markMedia(response: ServerResponse, { owner, path }: Passed): void {
    if (!isMedia(owner, path) || this.options.permissions.allowsByLastList(path)) return;
    for (const [name, value] of AI_REFUSAL_HEADERS) response.setHeader(name, value);
  }
}

/** Agents say who they are within so many characters. */
const HEADER_MAX = 512;
/** What was found of the headers of late. Most visitors share a few, so a hit of the page cache needs no search in its header. */
const known = new LRUCache<string, { agent: AiAgentName | null }>({ max: 500 });

function knownAgentOf(userAgent: string): AiAgentName | null {
  const found = known.get(userAgent) ?? { agent: aiAgentOf(userAgent) };
  known.set(userAgent, found);
  return found.agent;
}

const isMedia = (owner: Passed['owner'], path: string) => owner === 'platform' && path.startsWith('/media/');
