import { chooseSites } from "../scripts/sites.ts"

/**
 * Returns the names of the sites that run during the tests: those in `SMOKE_SITES`, separated by spaces, or all sites
 * when it is empty.
 */
export function sitesUnderTest(): readonly string[] {
  return chooseSites((process.env.SMOKE_SITES ?? "").split(" ").filter((name) => name !== ""))
}
