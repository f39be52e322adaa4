import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What is read of the reports that the runners' own JSON reporters write. */

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** What failed: a test's file and title, and the beginning of its message. */
const failure = (title: string, message = ""): string =>
  [title, ...stripVTControlCharacters(message).split("\n").slice(0, 12)].join("\n    ");

export const vitestFailures = (report: VitestReport): string[] =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(".", name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(file, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages[0]));
  });

export const playwrightFailures = (report: PlaywrightReport): string[] => [
  ...report.suites.flatMap(failedSpecs),
  ...report.errors.map(({ message }) => failure("Browser tests", message)),
];

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) =>
        failure(`${file}:${line}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap(failedSpecs),
];
