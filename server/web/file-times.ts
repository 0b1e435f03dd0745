import * as uploadLimits from '@/lib/limits/upload';
import type { RequestTimes } from './http-server';
import { isFileUpload } from './request-decisions';

/** How long a server waits for a file that is sent to its signed address. */
export const FILE_TIMES: Pick<RequestTimes, 'fileTimeoutMs' | 'isFile'> = {
  fileTimeoutMs: uploadLimits.slowestMs(uploadLimits.maxBytes),
  isFile: ({ method = '', url = '' }) => isFileUpload(method, url),
};
