import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from "vitest/node"

/** Milliseconds that a file of tests took when all of them ran, by its path. */
const known = new Map<string, number>()

/** Remembers how long each file takes. What a mutant cuts short says nothing: the longest time counts. */
export class Stopwatch implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration } = module.diagnostic()
    known.set(module.moduleId, Math.max(known.get(module.moduleId) ?? 0, collectDuration + duration))
  }
}

/** The quickest files come first: one failure ends a run, so that slow ones are asked only what quick ones do not notice. */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sortByTime(files, known)
  }
}

/** Files nobody has timed yet come last. */
export function sortByTime<File extends { readonly moduleId: string }>(
  files: readonly File[],
  times: ReadonlyMap<string, number>,
): File[] {
  const timeOf = ({ moduleId }: File) => times.get(moduleId) ?? Number.MAX_SAFE_INTEGER
  return files.toSorted((one, other) => timeOf(one) - timeOf(other))
}
