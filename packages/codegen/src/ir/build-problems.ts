import type { Problem } from "../schema/problem.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import type { Target } from "../schema/refs.ts"
import { UnmergeableSchemaError } from "./merge-schemas.ts"

export class BuildProblems {
  readonly found: Problem[] = []
  private readonly folder: string

  constructor({ folder }: Schemas) {
    this.folder = folder
  }

  report({ path, pointer }: Target, rule: string, message: string, cure: string): void {
    this.found.push({ file: `${this.folder}/${path}`, pointer, rule, message, cure })
  }

  reportUnmergeable(place: Target, { keyword, cure }: UnmergeableSchemaError): void {
    this.report(place, "unmergeable", `"${keyword}" cannot be combined with what the schema builds on.`, cure)
  }

  /**
   * Runs a function and returns its result. If the function throws an error because schemas cannot be merged, the error
   * is recorded as a problem at the given place, and `undefined` is returned.
   */
  attempt<T>(place: Target, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof UnmergeableSchemaError)) throw error
      this.reportUnmergeable(place, error)
      return undefined
    }
  }
}
