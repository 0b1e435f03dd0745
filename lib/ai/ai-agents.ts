import { keysOf } from '@/lib/keys-of';

interface AiAgent {
  operator: string;
  /** Where the operator, or where it doesn't the list of ai.robots.txt, describes it. */
  source: string;
}

const LIST = 'https://github.com/ai-robots-txt/ai.robots.txt';
const OPENAI = { operator: 'OpenAI', source: 'https://platform.openai.com/docs/bots' };
const ANTHROPIC = { operator: 'Anthropic', source: 'https://support.claude.com/en/articles/8896518' };
const META = {
  operator: 'Meta',
  source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
};
const PERPLEXITY = { operator: 'Perplexity', source: 'https://docs.perplexity.ai/guides/bots' };
const GOOGLE = {
  operator: 'Google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
};
const listed = (operator: string): AiAgent => ({ operator, source: LIST });

/**
 * The agents that gather for AI: for training, or for answers, by the name that they have in robots.txt and in `User-Agent`.
 * Google-Extended and Applebot-Extended are names for robots.txt alone. Search engines (Googlebot, Yeti, Bingbot, Daum, Applebot)
 * and the previews of links aren't here. Checked on 2026-11-29. A new agent is a line here and a name in
 * `deploy/nginx.conf`.
 */
export const AI_AGENTS = {
  GPTBot: OPENAI,
  'ChatGPT-User': OPENAI,
  'OAI-SearchBot': OPENAI,
  'ChatGPT Agent': OPENAI,
  ClaudeBot: ANTHROPIC,
  'Claude-User': ANTHROPIC,
  'Claude-SearchBot': ANTHROPIC,
  'Claude-Web': ANTHROPIC,
  'Claude-Code': ANTHROPIC,
  'anthropic-ai': ANTHROPIC,
  'Google-Extended': GOOGLE,
  'Google-CloudVertexBot': GOOGLE,
  'Google-NotebookLM': GOOGLE,
  'Gemini-Deep-Research': GOOGLE,
  'GoogleAgent-Mariner': GOOGLE,
  CloudVertexBot: GOOGLE,
  'Applebot-Extended': { operator: 'Apple', source: 'https://support.apple.com/en-us/119829' },
  'meta-externalagent': META,
  'meta-externalfetcher': META,
  'meta-webindexer': META,
  FacebookBot: META,
  PerplexityBot: PERPLEXITY,
  'Perplexity-User': PERPLEXITY,
  CCBot: { operator: 'Common Crawl', source: 'https://commoncrawl.org/ccbot' },
  Amazonbot: { operator: 'Amazon', source: 'https://developer.amazon.com/amazonbot' },
  'Amzn-SearchBot': listed('Amazon'),
  'Amzn-User': listed('Amazon'),
  bedrockbot: listed('Amazon'),
  'AzureAI-SearchBot': listed('Microsoft'),
  Bytespider: listed('ByteDance'),
  TikTokSpider: listed('ByteDance'),
  'cohere-ai': listed('Cohere'),
  'cohere-training-data-crawler': listed('Cohere'),
  'MistralAI-User': { operator: 'Mistral', source: 'https://docs.mistral.ai/robots' },
  DuckAssistBot: {
    operator: 'DuckDuckGo',
    source: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  },
  DeepSeekBot: listed('DeepSeek'),
  'ChatGLM-Spider': listed('Zhipu AI'),
  PanguBot: listed('Huawei'),
  WRTNBot: listed('뤼튼'),
  LinerBot: listed('라이너'),
  SBIntuitionsBot: listed('SB Intuitions'),
  Cotoyogi: listed('ROIS'),
  'ICC-Crawler': listed('NICT'),
  AI2Bot: { operator: 'Ai2', source: 'https://allenai.org/crawler' },
  Diffbot: listed('Diffbot'),
  ImagesiftBot: listed('Hive'),
  img2dataset: { operator: 'img2dataset', source: 'https://github.com/rom1504/img2dataset' },
  LAIONDownloader: listed('LAION'),
  'laion-huggingface-processor': listed('LAION'),
  imageSpider: listed('imageSpider'),
  omgili: listed('Webz.io'),
  omgilibot: listed('Webz.io'),
  'Webzio-Extended': listed('Webz.io'),
  YouBot: listed('You.com'),
  iaskspider: listed('iAsk'),
  iAskBot: listed('iAsk'),
  'Manus-User': listed('Manus'),
  ExaBot: listed('Exa'),
  PhindBot: listed('Phind'),
  TavilyBot: listed('Tavily'),
  FirecrawlAgent: listed('Firecrawl'),
  Crawl4AI: listed('Crawl4AI'),
  FriendlyCrawler: listed('FriendlyCrawler'),
  'Kangaroo Bot': listed('Kangaroo LLM'),
  Timpibot: listed('Timpi'),
  VelenPublicWebCrawler: listed('Velen'),
} as const satisfies Readonly<Record<string, AiAgent>>;

export type AiAgentName = keyof typeof AI_AGENTS;
export const AI_AGENT_NAMES = keysOf(AI_AGENTS);

const byLowerCase: ReadonlyMap<string, AiAgentName> = new Map(
  AI_AGENT_NAMES.map((name) => [name.toLowerCase(), name]),
);
/** Longer names first: `omgilibot` isn't `omgili`. */
const PATTERN = new RegExp(
  `(?<![a-z\\d])(?:${AI_AGENT_NAMES.toSorted((one, other) => other.length - one.length).join('|')})(?![a-z\\d])`,
  'i',
);

/** The known AI agent that a `User-Agent` header names; null for every other visitor. */
export function aiAgentOf(userAgent: string | undefined): AiAgentName | null {
  const [name] = PATTERN.exec(userAgent ?? '') ?? [];
  return name === undefined ? null : (byLowerCase.get(name.toLowerCase()) ?? null);
}
