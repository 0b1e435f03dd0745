import type { AccessCount, LogCheck, LogCheckRow, UnusualKind } from '@/lib/contracts/admin/log-check';
import type { Page } from '@/lib/contracts/envelope';
import { dayInSeoul } from '@/lib/date/seoul';
import * as adminLimits from '@/lib/limits/admin';
import * as adminMessages from '@/lib/messages/admin';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { page } from '@/server/api/http/envelope';
import { addMonths, dueOn, monthOf, monthsBetween, startOf } from './months';
import type { CountRead, LogCheckRead, LogCheckRepository } from './repository';

export interface LogCheckDependencies {
  repository: LogCheckRepository;
  clock: () => Date;
}

export type LogCheckService = ReturnType<typeof createLogCheckService>;

/** The monthly check of who accessed personal data (O-16; 개인정보의 안전성 확보조치 기준 §8). */
export function createLogCheckService({ repository, clock }: LogCheckDependencies) {
  const spanOf = (from: string, until: string) => ({ from: startOf(from), until: startOf(until) });

  /** The months that can be looked at, the newest first. */
  async function listMonths(): Promise<string[]> {
    const first = await repository.findFirstMonth();
    return first === null ? [] : monthsBetween(first, monthOf(clock()));
  }

  /** @throws ApiError NOT_FOUND for a month before the log began, or after this one */
  async function get(month: string): Promise<LogCheck> {
    if (!(await listMonths()).includes(month)) throw notFound();
    const { unusualMonths } = adminLimits;
    const [rows, before, check] = await Promise.all([
      repository.listCounts(spanOf(month, addMonths(month, 1))),
      repository.listCounts(spanOf(addMonths(month, -unusualMonths), month)),
      repository.find(month),
    ]);
    const counts = rows.map((row) => countOf(row, before)).toSorted(byUnusual);
    const calls = rows.reduce((sum, row) => sum + row.calls, 0);
    return { ...presentRow(month, calls, check, clock()), counts };
  }

  return {
    get,

    async list({ page: number, size }: { page: number; size: number }): Promise<Page<LogCheckRow>> {
      const [months, calls, checks] = await Promise.all([
        listMonths(),
        repository.countByMonth(),
        repository.listChecks(),
      ]);
      const rows = months
        .slice(number * size, (number + 1) * size)
        .map((month) =>
          presentRow(
            month,
            calls.get(month) ?? 0,
            checks.find((check) => check.month === month) ?? null,
            clock(),
          ),
        );
      return page(rows, { page: number, size, total: months.length });
    },

    /**
     * Signs a month that is over, once and for good.
     * @throws ApiError NOT_FOUND, CONFLICT where the month isn't over, or is signed already
     */
    async sign({ accountId }: SignedIn, month: string, note: string): Promise<LogCheck> {
      const { isOver } = await get(month);
      if (!isOver) throw new ApiError('CONFLICT', { message: adminMessages.logCheckEarly });
      const isSigned = await repository.sign({ month, note, checkedBy: accountId, checkedAt: clock() });
      if (!isSigned) throw new ApiError('CONFLICT', { message: adminMessages.logCheckDone });
      return get(month);
    },
  };
}

function presentRow(month: string, calls: number, check: LogCheckRead | null, now: Date): LogCheckRow {
  const due = dueOn(month);
  return {
    ...{ id: month, calls, dueOn: due },
    check:
      check === null
        ? null
        : { note: check.note, checkedBy: check.checkedBy, checkedAt: check.checkedAt.toISOString() },
    isOver: month < monthOf(now),
    isLate: dayInSeoul(check?.checkedAt ?? now) > due,
  };
}

/** What an account did, and what of it is unusual for it (`adminMessages.unusualRules` says the same in words). */
function countOf(row: CountRead, before: readonly CountRead[]): AccessCount {
  const isSame = ({ actorId, action, subject }: CountRead) =>
    actorId === row.actorId && action === row.action && subject === row.subject;
  const usualCalls = (before.find(isSame)?.calls ?? 0) / adminLimits.unusualMonths;
  const { unusualCalls, unusualTimes, unusualRows } = adminLimits;
  const found: Readonly<Record<UnusualKind, boolean>> = {
    MANY_CALLS: row.calls >= unusualCalls && row.calls > unusualTimes * usualCalls,
    MANY_ROWS: row.rows >= unusualRows,
    AT_NIGHT: row.atNight > 0,
    NO_REASON: row.withoutReason > 0,
  };
  const unusual = (Object.keys(found) as UnusualKind[]).filter((kind) => found[kind]);
  return { ...row, usualCalls, unusual };
}

/** Those first of which more is unusual, then those with more calls. */
const byUnusual = (one: AccessCount, other: AccessCount): number =>
  other.unusual.length - one.unusual.length || other.calls - one.calls;
