import type { SchemaProblem } from "@forecourt/schema-compat/full-dialect"

/** A problem in the schemas, with a suggested fix. */
export interface Problem extends SchemaProblem {
  readonly at?: { readonly line: number; readonly column: number }
}

/** The error that is thrown for invalid schemas. It lists all problems in them. */
export class InvalidSchemaError extends Error {
  override readonly name: string = "InvalidSchemaError"
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.problems = problems
  }
}

/** Formats problems as a readable report, grouped by file. */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(problems, ({ file }) => file)
  const parts = [...byFile].map(([file, fileProblems]) => [file, ...fileProblems.map(formatProblem)].join("\n"))
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`
  return `${parts.join("\n\n")}\n\ncodegen: ${count}. Nothing was written.`
}

export const EXPLAINED_RULES: ReadonlySet<string> = new Set([
  "condition-default",
  "discriminator",
  "not-storable",
  "open-object",
  "required-default",
  "undescribed",
  "unknown-annotation",
  "unmergeable",
])

function formatProblem({ pointer, at, rule, message, cure }: Problem): string {
  const where = [at && `${at.line}:${at.column}`, pointer, rule].filter(Boolean).join("  ")
  const more = EXPLAINED_RULES.has(rule) ? `\n    docs/messages/${rule}.md` : ""
  return `  ${where}\n    ${message} ${cure}${more}`
}
