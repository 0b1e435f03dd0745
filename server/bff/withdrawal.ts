import { endingSession, isSessionEnded } from './ended-session';
import { readSession } from './session';
import { answerVisitor, passOn, toVisitor } from './visitor-call';

/** `PUT /v1/users/withdraw`: ends every session at the platform, and this browser's too. */
export function withdraw(request: Request): Promise<Response> {
  return answerVisitor(request, async (requestId) => {
    const session = await readSession(request.headers.get('cookie'));
    const answer = await passOn(request, requestId, session?.accessToken ?? null);
    const isOver = answer.ok || (session !== null && (await isSessionEnded(answer)));
    return isOver ? endingSession(toVisitor(answer)) : toVisitor(answer);
  });
}
