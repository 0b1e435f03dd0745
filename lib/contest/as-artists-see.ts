import { isEmptyTerms } from '@/lib/contest/terms/empty-terms';
import { editionOf } from '@/lib/contest/terms/terms-edition';
import { withTermsQuestions } from '@/lib/contest/terms/terms-questions';
import { imageUrl } from '@/lib/media/image-url';
import type { Contest } from '@/lib/contracts/contest';
import type { ContestCreate, OrganizationContest } from '@/lib/contracts/organization-contest';

/**
 * A contest as artists will see it, before it is published.
 * @param values what is typed of it and isn't saved
 */
export function asArtistsSee(contest: OrganizationContest, values: ContestCreate = contest): Contest {
  const { uuid, formVersion, previewImage, standing } = contest;
  const { contestType, title, organizer, description, opensAt, closesAt, allowsEdits, isBlind } = values;
  const { termsEdition, termsAt } = contest;
  const terms = isEmptyTerms(values.terms) ? null : values.terms;
  return {
    ...{ uuid, contestType, title, organizer, description, previewImage, formVersion },
    ...{ opensAt, closesAt, allowsEdits, isBlind },
    extendedFrom: null,
    // The preview of a builder's unsaved values shows no mark.
    verifiedOrganization: null,
    formSchemaJson: withTermsQuestions(values.fields, terms, termsEdition),
    terms: editionOf({ terms, termsEdition, termsAt: new Date(termsAt) }),
    previewImageUrl: previewImage === null ? null : imageUrl(previewImage),
    isActive: standing === 'OPEN',
    isDeadlinePassed: standing === 'CLOSED',
    stop: contest.stop,
  };
}
