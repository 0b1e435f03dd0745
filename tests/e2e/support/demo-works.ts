import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { demo } from './demo';

const answerSchema = z.object({
  data: z.object({ content: z.array(z.object({ uuid: z.uuid(), title: z.string() })) }),
});
export type DemoWork = z.infer<typeof answerSchema>['data']['content'][number];

/** The works of the furnished artist in their order. */
export async function readDemoWorks(request: APIRequestContext): Promise<DemoWork[]> {
  const artist = await request.get(`/v2/artists/${demo.artist.id}`);
  const { data } = z.object({ data: z.object({ id: z.number() }) }).parse(await artist.json());
  const works = await request.get(`/v1/contents/artists/${data.id}/art-works?size=${demo.artist.works}`);
  return answerSchema.parse(await works.json()).data.content;
}
