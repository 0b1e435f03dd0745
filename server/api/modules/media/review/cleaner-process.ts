import { answerWork } from '@/server/processes/work-program';
import { cleanFile } from './clean-file';

/** The process that makes copies for blind reviews. It ends with its work: a file may unpack to more than it may hold. */
answerWork(cleanFile);
