import {
  type FilterFields,
  filtersMachine,
  formatQuery,
  getItems,
  parseQuery,
  toPorts,
} from "@forecourt/filters-machine"
import { createActor, waitFor } from "xstate"

export const fields: FilterFields = {
  lists: [{ name: "brand", child: "model" }, { name: "fuel" }],
  ranges: ["price"],
  sorts: ["price_asc"],
}

// A function over any source: a service, a database, a card index.
const actors = toPorts({
  search: async ({ limit = 24, offset = 0 }) => ({ content: [{ id: "1" }], facet: [], total_items: 1, limit, offset }),
})
const query = parseQuery("model=Volvo/XC60&price_max=300000", fields)
const list = createActor(filtersMachine.provide({ actors }), { input: { fields, index: "cars", query, found: null } })
export const addresses: string[] = []
list.on("queryChanged", ({ query }) => void addresses.push(formatQuery(query, fields)))
list.start()

list.send({ type: "TOGGLE", field: "fuel", value: "Electric" })
await waitFor(list, (now) => now.matches("shown"))
export const items = getItems(list.getSnapshot())
