import { Worker } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-node';

/**
 * The threads of test databases that no suite uses now. They outlive the suites: opening a database takes longer than
 * most suites need for their tests.
 * @type {Worker[]}
 */
const free = [];

/** Jest's environment for Node, in which `databaseThreads` lends threads of test databases. */
export default class NodeEnvironment extends TestEnvironment {
  /** @type {Set<Worker>} */
  #lent = new Set();

  async setup() {
    await super.setup();
    this.global.databaseThreads = {
      take: (/** @type {string} */ dump) => {
        const thread = free.pop() ?? startThread(dump);
        this.#lent.add(thread);
        return thread;
      },
      giveBack: (/** @type {Worker} */ thread) => {
        if (this.#lent.delete(thread)) free.push(thread);
      },
    };
  }

  async teardown() {
    // What a suite has not given back may be in any state.
    await Promise.all([...this.#lent].map((thread) => thread.terminate()));
    await super.teardown();
  }
}

/** @param {string} dump the path of the dump that the database begins with */
function startThread(dump) {
  const thread = new Worker(new URL('./database-thread-source.mjs', import.meta.url), {
    workerData: { dump },
  });
  // An idle database must not keep Jest from ending.
  thread.unref();
  return thread;
}
