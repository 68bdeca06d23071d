import type { Problem } from "../documents/problem.types.ts"
import { formatProblems } from "../documents/problem-report.ts"

export class StoredContentError extends Error {
  override name = "StoredContentError"

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "1 value" : `${problems.length} values`
    super(`content: ${count} of stored content would be lost. Nothing was changed.\n${formatProblems(problems)}`)
  }
}
