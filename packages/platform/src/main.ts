import { readConfig } from "./platform.config.ts"
import { startPlatform } from "./start-platform.ts"
import { loadTemplates } from "./templates/load-templates.ts"

/** Starts the platform from the environment and stops it when asked to. */
async function main(): Promise<void> {
  const say = (line: string) => console.log(line)
  const platform = await startPlatform(readConfig(process.env), await loadTemplates(), say)
  say(`platform: listening on ${platform.url}`)
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      platform.close().then(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
