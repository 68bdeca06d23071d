import { findProblems } from "../environment.ts"
import type { SiteConfigInput } from "../read-config.ts"

/** Ends the process, with one sentence for each problem, when a site cannot start with these variables. */
export function checkStartable(variables: NodeJS.ProcessEnv, switches: SiteConfigInput): void {
  const problems = findProblems(variables, switches)
  if (problems.length > 0) stopWithSentence(problems.join("\n"))
}

/** Prints a sentence and ends the process. Only unexpected errors print a stack. */
export function stopWithSentence(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
