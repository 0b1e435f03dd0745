import type { ApiFailure } from '@/lib/browser/api-failure';
import * as signupMessages from '@/lib/messages/signup';
import { profileFieldOf } from './profile-schema';
import type { ProfileValues } from './profile-values';

interface ProfileFault {
  field: keyof ProfileValues;
  message: string;
}

/** The form's fields that a failure of the server is about, with what is to be read beside them. */
export function profileFaultsOf({
  code,
  message,
  errors,
}: Pick<ApiFailure, 'code' | 'message' | 'errors'>): ProfileFault[] {
  switch (code) {
    case 'EMAIL_TAKEN':
      return [{ field: 'emailLocal', message }];
    case 'PHONE_OWNER_MISMATCH':
    case 'IDENTITY_FAILED':
    case 'IDENTITY_MISMATCH':
    case 'IDENTITY_REGISTERED':
    case 'IDENTITY_BARRED':
      return [{ field: 'phoneNum', message }];
    case 'UNSUPPORTED_MEDIA':
      return [{ field: 'documents', message: signupMessages.documentsType }];
    case 'PAYLOAD_TOO_LARGE':
      return [{ field: 'documents', message: signupMessages.documentsSize }];
    default:
      return errors.flatMap((error) => {
        const field = profileFieldOf(error.field);
        return field === null ? [] : [{ field, message: error.message }];
      });
  }
}
