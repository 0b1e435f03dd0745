import type { UploadOptions } from '@/lib/browser/send-with-progress';
import { uploadApi } from '@/lib/browser/upload-api';
import type { FormFile } from '@/lib/browser/upload-form';
import type { StudioProfile, StudioProfileForm } from '@/lib/contracts/studio-profile';
import * as studioLimits from '@/lib/limits/studio';
import { fitFileName } from '@/lib/text/file-name';
import type { ProfileValues } from './profile-values';

/**
 * Saves the profile with its photo.
 * @throws {ApiFailure} as `uploadApi` does; the signal's reason when it was stopped
 */
export function sendProfile(values: ProfileValues, upload: UploadOptions): Promise<StudioProfile> {
  const { photo, hasPhoto: _, ...body } = values;
  const reqDto: StudioProfileForm = body;
  return uploadApi('put', '/v1/artists/me', { reqDto, files: photoFiles(photo), ...upload });
}

function photoFiles(photo: ProfileValues['photo']): FormFile[] {
  if (photo === null) return [];
  const { crop, origin } = photo;
  const files = [{ field: 'cropImage', file: crop, name: 'portrait.jpg' }];
  if (origin === null) return files;
  const name = fitFileName(origin.name, { letters: studioLimits.fileNameMax - 10 });
  return [...files, { field: 'originImage', file: origin, name }];
}
