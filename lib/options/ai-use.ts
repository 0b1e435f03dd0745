/** What an artist says to the use of works for AI. Refusal is the default; allowance is the exception (P-205). */
export const AI_USE_LABELS = { REFUSED: '허용하지 않음', ALLOWED: '허용' } as const;
export type AiUse = keyof typeof AI_USE_LABELS;
