import type { Problem } from "./problem.types.ts"

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
