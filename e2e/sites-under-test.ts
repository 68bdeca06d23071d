import { chooseSites } from "../scripts/sites.ts"

/** Sites that run while the tests do: all, or those named in `SMOKE_SITES` with spaces between. */
export function sitesUnderTest(): readonly string[] {
  return chooseSites((process.env.SMOKE_SITES ?? "").split(" ").filter((name) => name !== ""))
}
