const fs = require('node:fs');
const path = require('node:path');

/**
 * Jest reporter that names what a log of thousands of lines hides: tests that passed only at their
 * second try, and, while the run lasts, the files that are running, for the runner that may have to end it.
 */
module.exports = class RunReporter {
  running = new Set();
  retried = [];

  onTestFileStart({ path: file }) {
    this.running.add(path.relative(process.cwd(), file));
    this.write();
  }

  onTestFileResult({ path: file }) {
    this.running.delete(path.relative(process.cwd(), file));
    this.write();
  }

  onTestCaseResult({ path: file }, { fullName, invocations, status }) {
    if (invocations > 1 && status === 'passed') {
      this.retried.push(`${path.relative(process.cwd(), file)}: ${fullName}`);
    }
  }

  onRunComplete() {
    if (this.retried.length === 0) return;
    console.log(`\nPassed only at the second try:\n  ${this.retried.join('\n  ')}\n`);
  }

  /** Writes the files that are running to the file that tests/run has asked for. */
  write() {
    const file = process.env.BINDFORM_RUNNING_FILES;
    if (file) fs.writeFileSync(file, [...this.running].join('\n'));
  }
};
