import { findProblems } from "../environment.ts"
import type { SiteConfigInput } from "../read-config.ts"

export function checkStartable(variables: NodeJS.ProcessEnv, switches: SiteConfigInput): void {
  const problems = findProblems(variables, switches)
  if (problems.length > 0) stopWithSentence(problems.join("\n"))
}

export function stopWithSentence(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
