import { chooseSites } from "../scripts/sites.ts"

/**
 * Returns the sites that the variable `SMOKE_SITES` lists, separated by spaces. Returns all sites if the variable is
 * empty.
 */
export function sitesUnderTest(): readonly string[] {
  return chooseSites((process.env.SMOKE_SITES ?? "").split(" ").filter((name) => name !== ""))
}
