import type { RedirectTable } from "../table.types.ts"

/** Formats a table as a file with a single group. Maintainers can later sort the rules into several groups. */
export function writeTable({ site, hosts, rules }: RedirectTable, name: string): string {
  const group = {
    name,
    owner: "Nobody yet",
    reason: "Unknown: look into each.",
    rules: rules.map(({ line: _, id: __, ...rule }) => rule),
  }
  return JSON.stringify({ site: site || "xx-site", hosts, groups: [group] }, null, 2)
}
