import { answerWork } from '@/server/processes/work-program';
import { takeImage } from './take-image';

/** The process that takes images in. It is apart from the encoder of variants, because it is ended with its work. */
answerWork(takeImage);
