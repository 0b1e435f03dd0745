import { spawnSync } from 'node:child_process';

/** Advisories of these levels fail the step. */
const FAILING = ['high', 'critical'];

/**
 * `npm run audit` asks the registry for known holes in the packages of package-lock.json. A registry that has no audits, or none
 * that can be reached, is said plainly and fails nothing: the step runs where the registry answers.
 * @returns {number} the exit code
 */
function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const report = parse(stdout);
  const counts = report?.metadata?.vulnerabilities;
  if (counts === undefined) {
    const why = report?.message ?? report?.error?.summary ?? 'no answer';
    console.log(`NOT AUDITED: the registry gave no audit (${why}). Run this where it does.`);
    return 0;
  }
  const failing = Object.values(report.vulnerabilities).filter(({ severity }) => FAILING.includes(severity));
  for (const { name, severity, range } of failing) console.log(`${severity}: ${name} ${range}`);
  const all = Object.entries(counts).map(([level, count]) => `${count} ${level}`);
  console.log(`Audited: ${all.join(', ')}`);
  return failing.length === 0 ? 0 : 1;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

process.exitCode = audit();
