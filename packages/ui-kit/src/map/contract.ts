import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Places on a map and in a list with the same content, with MapLibre and your own tiles or with Google Maps.",
  pattern: "Application region, buttons, list",
  apg: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
  keys: [
    ["Tab", "moves to the map, its markers in the order of the list, its buttons and the list"],
    ["Arrow keys", "move the map"],
    ["Plus, minus", "zoom the map"],
    ["Enter, Space", "select a marker or expand a cluster; in the list, move to the marker"],
    ["Escape", "on a marker moves to its entry in the list"],
  ],
  budgetKib: 5.8,
  later: { what: "MapLibre or Google Maps and the markers, when the map is near the viewport", budgetKib: 295 },
}
