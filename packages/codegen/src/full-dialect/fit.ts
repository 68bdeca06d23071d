export interface Fit {
  readonly holds: string
  readonly fails: string
  /** The operator that joins the parts of `holds`. It is absent if the operator is not known. */
  readonly joined?: "and" | "or"
}

export const ALWAYS: Fit = { holds: "true", fails: "false" }
export const NEVER: Fit = { holds: "false", fails: "true" }

export function toOpposite({ holds, fails, joined }: Fit): Fit {
  return { holds: fails, fails: holds, ...(joined && { joined: joined === "and" ? "or" : "and" }) }
}

export function createNegatable(holds: string): Fit {
  return { holds, fails: `!${holds}` }
}

export function mergeWithOr(fits: readonly Fit[]): Fit {
  return toOpposite(mergeWithAnd(fits.map(toOpposite)))
}

export function mergeWithAnd(fits: readonly Fit[]): Fit {
  if (fits.some(({ holds }) => holds === "false")) return NEVER
  const open = fits.filter(({ holds }) => holds !== "true")
  const [only] = open
  if (only === undefined) return ALWAYS
  if (open.length === 1) return only
  return {
    holds: open
      .map(({ holds, joined }) => addBrackets(holds, joined ? joined === "or" : holds.includes(" || ")))
      .join(" && "),
    fails: open
      .map(({ fails, joined }) => addBrackets(fails, joined ? joined === "or" : fails.includes(" && ")))
      .join(" || "),
    joined: "and",
  }
}

function addBrackets(test: string, isNeeded: boolean): string {
  return isNeeded ? `(${test})` : test
}
