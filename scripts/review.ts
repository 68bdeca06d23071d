// `npm run stories:review`: sends Storybook to Chromatic, where people compare its pictures.
import { spawnSync } from "node:child_process"
import { fail } from "./print.ts"

/** The version of Chromatic that npx downloads. Chromatic is not a dependency of the repository. */
const CHROMATIC = "chromatic@18.14.3"

export const NO_TOKEN =
  "review: CHROMATIC_PROJECT_TOKEN is not set, so Chromatic would not know whose stories these are. Make a project at chromatic.com, copy its token, and run CHROMATIC_PROJECT_TOKEN=… npm run stories:review. Without an account, npm run stories:test -- --pictures compares the same pictures."

export async function run(args: readonly string[]): Promise<number> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) fail(NO_TOKEN)
  return spawnSync("npx", ["--yes", CHROMATIC, ...args], { stdio: "inherit" }).status ?? 1
}
