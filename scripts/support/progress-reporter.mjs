/**
 * A reporter of Jest and of Playwright that tells the program which started them that a test, or a part of one,
 * is done. A suite of minutes writes too seldom to be told from one that hangs.
 */
export default class ProgressReporter {
  /** Both: the suite begins. Playwright's interface asks for one of these by name. */
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

  /** Playwright: the terminal is another reporter's. */
  printsToStdio = () => false;
}

function tell() {
  if (process.connected) process.send?.('moved');
}
