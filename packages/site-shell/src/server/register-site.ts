import type { SiteConfigInput } from "../read-config.ts"

/**
 * Checks the environment variables, for `register` in the site's `instrumentation.ts`. If required variables are
 * missing, Next exits before it accepts visitors.
 */
export async function registerSite(switches: SiteConfigInput): Promise<void> {
  // Next also compiles this file for its edge runtime, which has no processes.
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { checkStartable: assertStartable } = await import("./assert-startable.ts")
  assertStartable(process.env, switches)
}
