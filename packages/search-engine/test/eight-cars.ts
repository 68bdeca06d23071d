import type { Facet, FacetRequest, SearchRequestInput, SearchResponse } from "@forecourt/contracts/search"
import { searchByHand } from "./oracle.ts"

export const SCHEMA = {
  type: "object",
  "x-search": { key: "id", sort: "added_desc" },
  properties: {
    id: { type: "string" },
    brand: { type: "string", "x-search": { facet: "list", words: true } },
    model: { type: "string", "x-search": { facet: "list", parent: "brand", words: true } },
    color: { type: "string", "x-search": { facet: "list" } },
    extras: { type: "array", items: { type: "string" }, "x-search": { facet: "list", words: true } },
    year: { type: "integer", "x-search": { facet: "list", sort: true, words: true } },
    used: { type: "boolean", "x-search": { facet: "list" } },
    price: { type: "number", "x-search": { facet: "range", sort: true } },
    added: { type: "string", format: "date-time", "x-search": { sort: true } },
    note: { type: "string", "x-search": { sort: true } },
    seller: { type: "object" },
  },
}

export const CARS = [
  {
    id: "1",
    brand: "Volvo",
    model: "V60",
    color: "röd",
    extras: ["drag", "navi"],
    year: 2020,
    used: true,
    price: 100,
    added: "2026-01-01T00:00:00Z",
    note: "b",
  },
  {
    id: "2",
    brand: "Volvo",
    model: "V60",
    color: "blå",
    extras: ["navi"],
    year: 2021,
    used: true,
    price: 200,
    added: "2026-01-02T00:00:00Z",
    note: "B",
  },
  {
    id: "3",
    brand: "Volvo",
    model: "XC90",
    color: "röd",
    extras: [],
    year: 2021,
    used: false,
    price: 300,
    added: "2026-01-02T00:00:00Z",
  },
  // An hour before the second and third, though its text says a day later.
  { id: "4", brand: "Škoda", model: "Enyaq", color: "", year: 2022, price: 450, added: "2026-01-02T01:00:00+02:00" },
  {
    id: "5",
    brand: "Škoda",
    model: "Octavia",
    color: "blå",
    extras: ["drag", "drag"],
    year: 2020,
    added: "2026-01-04T00:00:00Z",
    note: "ä",
  },
  { id: "6", brand: "Kia", model: "EV6", color: "vit", extras: ["Värmepump 2.0"], year: 2022, price: 1000 },
  { id: "7", brand: "Kia", model: "Ceed", color: "vit", year: 2019, price: 90, added: "2026-01-05T00:00:00Z" },
  { id: "10", brand: "BYD", model: null, color: "grön", price: 0, seller: { name: "Åsa" } },
]

type Options = Parameters<typeof searchByHand>[3]

export function find(
  request: Omit<SearchRequestInput, "index">,
  options: Options = { language: "sv" },
): SearchResponse {
  return searchByHand(SCHEMA, CARS, { index: "eight", ...request }, options)
}

export function getIds(request: Omit<SearchRequestInput, "index">, options?: Options): unknown[] {
  return find({ ...request, fields: ["id"] }, options)
    .content.map(({ id }) => Number(id))
    .sort((a, b) => a - b)
}

export function listFacet(request: FacetRequest, others: readonly FacetRequest[] = []): string[] {
  return lines(find({ facets: [request, ...others] }).facet[0])
}

export function lines(facet: Facet | undefined): string[] {
  return (facet?.value ?? []).map(({ text, count }) => `${text} ${count}`)
}
