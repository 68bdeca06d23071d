import type { Problem } from "./problem.types.ts"

/** Formats problems for people to read, grouped by file, each with its place and how to fix it. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines: string[] = []
  for (const [file, items] of Map.groupBy(problems, (problem) => problem.file)) {
    if (file !== "") lines.push(file)
    for (const { pointer, message, cure } of items) {
      lines.push(`  ${pointer === "" ? "the file" : pointer} ${message}. ${cure}`)
    }
  }
  return lines.join("\n")
}
