import { contestApplicants } from '@/server/db/schema/contest';
import { storedUploads } from '@/server/db/schema/upload';
import { contestCalls } from '@/tests/support/contests';
import { formField } from '@/tests/support/form-field';
import { studioArtist } from '@/tests/support/studio';
import { DAY } from '@/tests/support/withdrawal';
import type { Effects } from './effect';

export const CONTEST_EFFECTS: Effects = {
  'POST /v1/artists/contest-applicants/{contestUuid}': {
    begin: async (api) => {
      const { contest, applicant } = contestCalls(api);
      const as = await applicant();
      const fields = [formField({ name: 'statement', label: '노트', type: 'textarea', required: true })];
      const period = { opensAt: new Date(0), closesAt: new Date(Date.now() + DAY) };
      const { uuid: contestUuid } = await contest({ fields, ...period });
      const path = '/v1/artists/contest-applicants/{contestUuid}';
      return {
        bodies: [{ formData: '{"statement":"하나"}' }, { formData: '{"statement":"둘"}' }],
        send: (body) => api.request('POST', path, { as, params: { contestUuid }, body }),
        read: async () => ({ formData: JSON.stringify((await api.row(contestApplicants)).draft) }),
      };
    },
  },
  'POST /v1/s3/put/presigned-url': {
    begin: async (api) => {
      const { as } = await studioArtist(api);
      return {
        bodies: [
          { fileName: 'a.pdf', contentType: 'application/pdf' },
          { fileName: 'b.jpg', contentType: 'image/jpeg' },
        ],
        send: (body) => api.request('POST', '/v1/s3/put/presigned-url', { as, body }),
        read: () => api.row(storedUploads),
      };
    },
  },
};
