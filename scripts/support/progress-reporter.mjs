/**
 * A reporter for Jest and Playwright that reports each test, and each step of one, to the parent process. A long suite
 * prints too seldom to be distinguished from one that hangs.
 */
export default class ProgressReporter {
  /** Both: the suite begins. Playwright's interface requires `onBegin`. */
  onBegin = tell;
  onRunStart = tell;

  /** Jest: a file begins, a test is done, a file is done. */
  onTestStart = tell;
  onTestCaseResult = tell;
  onTestResult = tell;

  /** Playwright: a test begins, a step of it is done, a test is done. */
  onTestBegin = tell;
  onStepEnd = tell;
  onTestEnd = tell;

  /** Playwright: another reporter prints to the terminal. */
  printsToStdio = () => false;
}

function tell() {
  if (process.connected) process.send?.('moved');
}
