import type { Problem } from "./problem.types.ts"

/** Problems as people read them: file by file, place by place, each with its cure. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines: string[] = []
  for (const [file, found] of Map.groupBy(problems, (problem) => problem.file)) {
    if (file !== "") lines.push(file)
    for (const { pointer, message, cure } of found) {
      lines.push(`  ${pointer === "" ? "the file" : pointer} ${message}. ${cure}`)
    }
  }
  return lines.join("\n")
}
