import type { Site } from './site';
import { measureDialog } from './studio-dialog';
import { measureIntake } from './studio-intake';
import { measureOrder } from './studio-order';

/** The artist's studio: images that are taken in, the order of many artworks, and the dialog that makes it. */
export async function measureStudio(site: Site): Promise<string> {
  const sections = [await measureIntake(site), await measureOrder(), await measureDialog(site)];
  return ['## The studio', ...sections].join('\n\n');
}
