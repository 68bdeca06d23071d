import { createSearchHttp } from "@forecourt/api-clients/search"
import type { SearchInput } from "@forecourt/contracts/search"

export const HOURS: ReadonlyMap<string, string> = new Map([
  ["SE-101", "Mo-Fr 07:00-17:00, Sa 09:00-13:00"],
  ["SE-102", "Mo-Fr 08:00-17:00"],
  ["SE-103", "Mo-Fr 08:00-17:00"],
  ["SE-104", "Mo-Fr 08:00-17:00"],
  ["SE-105", "Mo-Fr 08:00-17:00"],
  ["SE-106", "Mo-Fr 08:00-17:00, Sa 3 by arrangement"],
  ["SE-107", "Mo-Fr 08:00-17:00"],
  ["SE-202", "Mo-Fr 07:00-18:00, Sa 09:00-15:00"],
  ["SE-201", "Mo-Fr 08:00-17:00"],
  ["SE-203", "Mo-Fr 08:00-17:00, Sa 09:00-15:00"],
  ["SE-111", "Mo-Fr 08:00-17:00"],
  ["SE-114", "Mo-Fr 08:00-17:00"],
])

export function scheduleFrom(week: string): object {
  return {
    openinghours: week.split(/, (?=[A-Z])/).map((part) => {
      const [day = "", ...hours] = part.split(" ")
      return { day, displayText: hours.join(" ") }
    }),
  }
}

export function searchWith(hours: () => ReadonlyMap<string, string | object> | null) {
  const find = (input: SearchInput) => {
    const workshops = input.index === "sites-se-automotive" ? [...(hours() ?? [])] : []
    const content = workshops.map(([site_id, week]) => ({
      site_id,
      slug: site_id,
      site_official_name: site_id,
      site_departments: [
        { name: "Bilar", group: "New cars", openingschedule: scheduleFrom("Mo-Su 00:00-24:00") },
        {
          name: "Verkstad",
          group: "Workshop",
          phone: "033-390 06 40",
          email: `verkstad.${site_id.toLowerCase()}@norrvik.example`,
          openingschedule: typeof week === "string" ? scheduleFrom(week) : week,
        },
      ],
    }))
    return { content, total_items: content.length, facet: [], limit: input.limit ?? 0, offset: input.offset ?? 0 }
  }
  return createSearchHttp({
    url: "http://search.example",
    retries: 0,
    async fetch(_, init) {
      if (hours() === null) return new Response(null, { status: 503 })
      return Response.json(find(JSON.parse(String(init?.body))))
    },
  })
}
