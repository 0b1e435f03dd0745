import { memberPage } from '@/app/my/member-page';
import { MessagesPage } from '@/components/organization/messages/messages-page';
import * as messageMessages from '@/lib/messages/contest-message';
import * as contestPaths from '@/lib/paths/contest';
import { getMessagesPage } from '@/server/pages/organization-messages';

interface Params extends Record<string, string> {
  contestId: string;
}

const page = memberPage({
  path: ({ contestId }: Params) => contestPaths.messages(contestId),
  title: '메시지',
  failure: messageMessages.messagesFailed,
  load: (request, searchParams, { contestId }) => getMessagesPage(request, contestId, searchParams),
  head: 'own',
  render: (loaded) => <MessagesPage {...loaded} />,
});

export const metadata = page.metadata;
export default page.Page;
