import { findPosition, findPositions } from "@forecourt/schema-compat/positions"
import type { Problem } from "./problem.ts"

export function locate(problems: readonly Problem[], getText: (file: string) => string): Problem[] {
  return [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, fileProblems]) => {
    if (!file.endsWith(".json")) return fileProblems
    const positions = findPositions(getText(file))
    const located = fileProblems.map((problem) => ({ ...problem, at: findPosition(positions, problem.pointer) }))
    return located.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
  })
}
