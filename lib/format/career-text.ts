import type { Education, Experience } from '@/lib/contracts/artist';
import { EDUCATION_STATUS_LABELS } from '@/lib/profile/rows';

/** Title, place, town; a place that the title already names is not said twice. */
export function experienceText({
  title,
  location,
  region,
}: Pick<Experience, 'title' | 'location' | 'region'>): string {
  return [title, title.includes(location) ? '' : location, region].filter((part) => part !== '').join(', ');
}

/** School, subject, standing: `새봄대학교 회화과 졸업`. */
export function educationText({
  schoolName,
  major,
  status,
}: Pick<Education, 'schoolName' | 'major' | 'status'>): string {
  return [schoolName, major, EDUCATION_STATUS_LABELS[status]].filter(Boolean).join(' ');
}
