// `npm run test:contracts`: an independent judge, schemathesis, tries every contract on its service, with what is seeded.
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SITE_SERVICES } from "../../packages/contracts/src/site-services.ts"
import { printStep } from "../print.ts"
import { freePort, SECRETS, startPlatform } from "../servers.ts"
import { TEST_MOMENT_MS } from "../vitest/test-moment.ts"

const JUDGED = Object.entries(SITE_SERVICES).map(([name, { variables }]) => ({
  contract: `schemas/services/${name}/${name}.openapi.json`,
  key: SECRETS[`${variables}_KEY`],
}))
const CASES = 1000
/**
 * The options that select the checks. The conformance check of the `Allow` header is excluded, because the header also
 * lists the methods that are declared with `x-query-method`.
 */
const CHECKS = ["--checks", "all", "--exclude-checks", "allow_header_conformance"]
const LOG_OUT = "logOut"
/**
 * The options for testing the operation that logs out. It is tested separately, because it ends the session of all
 * other calls.
 */
const LOG_OUT_ALONE = ["--include-operation-id", LOG_OUT, "--phases", "coverage,fuzzing"]

export function missingJudge(): string | null {
  const { status } = spawnSync("st", ["--version"])
  return status === 0 ? null : "contracts: schemathesis is missing. Install it: pip install 'schemathesis>=4.32,<5'."
}

async function judgeContracts(): Promise<boolean> {
  const data = await mkdtemp(join(tmpdir(), "forecourt-judge-"))
  const port = await freePort()
  const env = {
    FORECOURT_NOW: new Date(TEST_MOMENT_MS).toISOString(),
    FORECOURT_SEARCH_SEED: "1",
    ...Object.fromEntries(Object.values(SITE_SERVICES).map(({ variables }) => [`${variables}_BUDGET_FACTOR`, "9999"])),
  }
  const platform = await startPlatform({ port, data, env, quiet: true })
  const url = `http://localhost:${port}`
  try {
    return await judgeAll(url)
  } finally {
    await platform.stop()
    await rm(data, { recursive: true, force: true })
  }
}

async function judgeAll(url: string): Promise<boolean> {
  let isRight = true
  for (const { contract, key } of JUDGED) {
    const parts = contract.includes("tyre-hotel") ? [["--exclude-operation-id", LOG_OUT], LOG_OUT_ALONE] : [[]]
    for (const part of parts) {
      printStep(`${contract} ${part.join(" ")}`.trim())
      const judge = spawn(
        "st",
        [
          "--config-file",
          "scripts/judge/schemathesis.toml",
          "run",
          contract,
          ...CHECKS,
          "--max-examples",
          String(CASES),
          ...part,
        ],
        {
          stdio: "inherit",
          env: { ...process.env, SERVICE_URL: url, SERVICE_KEY: key, SERVICE_SESSION: await logIn(url) },
        },
      )
      const [status] = await once(judge, "exit")
      if (status !== 0) isRight = false
    }
  }
  return isRight
}

async function logIn(url: string): Promise<string> {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/tirehotel/authorization/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": SECRETS.FORECOURT_TYRE_HOTEL_KEY },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`contracts: ${path} answered ${response.status}. Look at the tyre hotel's seed.`)
    return response.json()
  }
  const { encryptedPhoneNumber } = await call("search", { regNo: "ABC123" })
  const { authorizationToken } = await call("login", { encryptedPhoneNumber })
  const outbox = await fetch(`${url}/tyre-hotel/outbox`, { headers: { accept: "application/json" } })
  const { messages } = await outbox.json()
  const { sessionToken } = await call("validate", { authToken: authorizationToken, otpToken: messages[0].about.code })
  return sessionToken
}

if (import.meta.main) process.exitCode = (await judgeContracts()) ? 0 : 1
