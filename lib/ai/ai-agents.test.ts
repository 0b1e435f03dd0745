import { AI_AGENT_NAMES, aiAgentOf } from './ai-agents';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each(AI_AGENT_NAMES)('%s is found in the header of its agent', (name) => {
  for (const spelling of [name, name.toLowerCase(), name.toUpperCase()])
    expect(aiAgentOf(`${BROWSER}; compatible; ${spelling}/1.2; +https://example.com/bot)`)).toBe(name);
});

test.each([
  undefined,
  '',
  `${BROWSER} Chrome/141.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1)',
  'facebookexternalhit/1.1;kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'MyGPTBots/1.0',
])('%s is no AI agent', (userAgent) => expect(aiAgentOf(userAgent)).toBeNull());
