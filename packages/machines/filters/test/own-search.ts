import { type FilterFields, filtersMachine, formatQuery, parseQuery, toPorts } from "@forecourt/filters-machine"
import { createActor, waitFor } from "xstate"

export const fields: FilterFields = {
  lists: [{ name: "brand", child: "model" }, { name: "fuel" }],
  ranges: ["price"],
  sorts: ["price_asc"],
}

// A function over any source: a page of the site, a service, a database. It shows the items itself.
export const items: string[] = []
const actors = toPorts({
  find: async (query) => {
    items.push("Volvo XC60")
    return { query, found: { total: 1, firstPage: 0, shown: items.length, hasMore: false, facets: [] } }
  },
})
const query = parseQuery("model=Volvo/XC60&price_max=300000", fields)
const list = createActor(filtersMachine.provide({ actors }), { input: { fields, query, found: null } })
export const addresses: string[] = []
list.on("queryChanged", ({ query }) => void addresses.push(formatQuery(query, fields)))
list.start()
await waitFor(list, (now) => now.matches("shown"))

list.send({ type: "TOGGLE", field: "fuel", value: "Electric" })
await waitFor(list, (now) => now.matches("shown"))
