import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Places on a map and in a list that says the same: MapLibre with tiles of your own, or Google's.",
  pattern: "Application region, buttons, list",
  apg: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
  keys: [
    ["Tab", "goes to the map, its markers in the order of the list, its buttons and the list"],
    ["Arrow keys", "move the map"],
    ["Plus, minus", "zoom it"],
    ["Enter, Space", "select a marker, open one that stands for several; in the list, go to the marker"],
    ["Escape", "on a marker goes to its entry in the list"],
  ],
  budgetKib: 5.8,
  later: { what: "MapLibre or Google's map, and the markers, when it comes near the window", budgetKib: 295 },
}
