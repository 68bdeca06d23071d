import type { Problem } from "../documents/problem.types.ts"
import { formatProblems } from "../documents/problem-report.ts"

/** An error that lists the stored values that would be lost if the platform started. */
export class StoredContentError extends Error {
  override name = "StoredContentError"

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "1 value" : `${problems.length} values`
    super(`content: ${count} of stored content would be lost. Nothing was changed.\n${formatProblems(problems)}`)
  }
}
