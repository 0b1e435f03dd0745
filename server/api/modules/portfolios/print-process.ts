import { answerWork } from '@/server/processes/work-program';
import { workOnPrint } from './print-work';

/** The process that prints portfolios. It ends with its work, and what the PDF library holds is freed. */
answerWork(workOnPrint);
