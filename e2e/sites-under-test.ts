import { chooseSites } from "../scripts/sites.ts"

/** Returns the sites in `SMOKE_SITES`, separated by spaces, or all sites when it is empty. */
export function sitesUnderTest(): readonly string[] {
  return chooseSites((process.env.SMOKE_SITES ?? "").split(" ").filter((name) => name !== ""))
}
