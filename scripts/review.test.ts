import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"
import { NO_TOKEN } from "./review.ts"

test("without a token the visual review prints an explanation and sends no request", () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
  const args = [join(import.meta.dirname, "run.mjs"), "review"]

  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" })

  expect([status, stdout, stderr.trim()]).toEqual([1, "", NO_TOKEN])
})
