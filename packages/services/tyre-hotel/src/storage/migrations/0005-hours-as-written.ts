import type { Migration } from "@forecourt/service-kit/storage"

type Hours = { readonly opens: string; readonly closes: string } | { readonly byArrangement: number } | string

/** Converts opening hours to the format of imported files, `08:00-17:00`. */
export const hoursAsWritten: Migration = {
  number: 5,
  name: "hours as written",
  async up(tx) {
    const rows = await tx.all({ id: "text", hours: "text" }, "select id, opening_hours as hours from workshops")
    for (const { id, hours } of rows) {
      const days = Object.entries<Hours>(JSON.parse(hours)).map(([day, item]) => [day, writeHours(item)])
      await tx.run("update workshops set opening_hours = ? where id = ?", JSON.stringify(Object.fromEntries(days)), id)
    }
  },
}

function writeHours(hours: Hours): string {
  if (typeof hours === "string") return hours
  return "opens" in hours ? `${hours.opens}-${hours.closes}` : `${hours.byArrangement} by arrangement`
}
