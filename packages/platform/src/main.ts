import { knownTextKeys } from "./documents/known-text-keys.ts"
import { readConfig } from "./platform.config.ts"
import { startPlatform } from "./start-platform.ts"
import { PLATFORM_TEMPLATES } from "./templates/platform-templates.ts"

/** Starts the platform from the environment, and stops it when asked to. */
async function main(): Promise<void> {
  const platform = await startPlatform(
    { ...readConfig(process.env), textKeys: knownTextKeys() },
    PLATFORM_TEMPLATES,
    (line) => console.log(line),
  )
  console.log(`platform: listening on ${platform.url}`)
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      platform.close().then(() => process.exit(0), fail)
    })
  }
}

/** People read a sentence; only a surprise shows its stack. */
function fail(error: unknown): never {
  const isPlain = error instanceof Error && /^platform:/.test(error.message)
  console.error(isPlain ? error.message : error)
  process.exit(1)
}

main().catch(fail)
