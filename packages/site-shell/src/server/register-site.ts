import type { SiteConfigInput } from "../read-config.ts"

/**
 * Checks the environment variables of a site. Call it in `register` of the site's `instrumentation.ts`, so that Next.js
 * exits before it accepts visitors if required variables are missing.
 */
export async function registerSite(switches: SiteConfigInput): Promise<void> {
  // Next also compiles this file for its edge runtime, which has no processes.
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { checkStartable: assertStartable } = await import("./assert-startable.ts")
  assertStartable(process.env, switches)
}
