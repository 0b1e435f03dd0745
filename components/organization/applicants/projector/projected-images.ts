import type { Applicant } from '@/lib/contracts/organization-applicant';

type ApplicantFile = Applicant['attachments'][number];
export type ProjectedImage = Pick<ApplicantFile, 'id' | 'name'> & { url: string };

/** The images of an application in the order of its files, without those that a blind review withholds. */
export const projectedImages = ({ attachments }: Pick<Applicant, 'attachments'>): ProjectedImage[] =>
  attachments.flatMap(({ id, name, contentType, url }) =>
    contentType.startsWith('image/') && url !== null ? [{ id, name, url }] : [],
  );
