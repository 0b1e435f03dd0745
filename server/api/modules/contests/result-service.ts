import { methodOf } from '@/lib/contest/review/method';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { ContestResult, PublishedResult } from '@/lib/contracts/contest-result';
import type { ContestRepository, ContestRow } from './repository';
import type { ContestResultRepository } from './result-repository';

type ResultContest = Pick<ContestRow, 'uuid' | 'resultText' | 'resultPublishedAt' | 'rule' | 'terms'>;

/** When the terms allow that a result names the jurors. */
const NAMING: readonly ContestTerms['jury'][] = ['NAMED', 'WITH_RESULT'];

interface Dependencies {
  repository: Pick<ContestRepository, 'find'>;
  results: ContestResultRepository;
}

/** The part of the contests' service that reads results as visitors do. */
export function createContestResultService({ repository, results }: Dependencies) {
  /** Returns the result of a contest, with the numbers of all selected artists: also those who left the site may come back. */
  async function getResult(contest: ResultContest): Promise<{ result: ContestResult; artistIds: number[] }> {
    const [selected, scorers] = await Promise.all([
      results.listSelected(contest.uuid),
      results.listScorers(contest.uuid),
    ]);
    const areNamed = NAMING.includes(contest.terms?.jury ?? '');
    return {
      result: {
        text: contest.resultText,
        publishedAt: contest.resultPublishedAt?.toISOString() ?? null,
        selected: selected?.filter(({ hasLeft }) => !hasLeft).map(({ name }) => name) ?? null,
        method: methodOf(contest.rule, scorers.length),
        jurors: areNamed ? scorers.filter(({ isNamed }) => isNamed).map(({ name }) => name) : [],
      },
      artistIds: selected?.flatMap(({ artistId }) => artistId ?? []) ?? [],
    };
  }

  return {
    getResult,

    /** Returns the same of a contest whose result is published; null for every other contest. */
    async findPublishedResult(
      contestUuid: string,
    ): Promise<{ result: PublishedResult; artistIds: number[] } | null> {
      const contest = await repository.find(contestUuid);
      if (contest === null || contest.resultPublishedAt === null) return null;
      const { result, artistIds } = await getResult(contest);
      return { result: { ...result, publishedAt: contest.resultPublishedAt.toISOString() }, artistIds };
    },
  };
}
