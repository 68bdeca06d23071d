import { findProblems } from "../environment.ts"
import type { SiteConfigInput } from "../read-config.ts"

/** Ends the process, with one sentence for each thing that is wrong, when a site cannot start with these variables. */
export function checkStartable(variables: NodeJS.ProcessEnv, switches: SiteConfigInput): void {
  const problems = findProblems(variables, switches)
  if (problems.length > 0) stopWithSentence(problems.join("\n"))
}

/** People read a sentence; only a surprise shows its stack. */
export function stopWithSentence(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
