import { parseGuide, type GuideChapter } from '@/lib/guide/parse-guide';
import { getServiceGuide } from '@/server/contents/service-guide';

/** The chapters of the service guide (P-180). @throws when its file isn't there or isn't whole */
export async function getGuideChapters(): Promise<GuideChapter[]> {
  return parseGuide(await getServiceGuide());
}
