import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { createCar, getLines, STOCK, startSearch } from "./start-search.ts"

const REQUESTS = readSampled(20_000)

function getChance(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = <Of>(of: readonly Of[]): Of => of[Math.floor(next() * of.length)] as Of
  return { next, pick }
}

const WHOLE = {
  index: STOCK,
  fields: ["car_id", "car_price"],
  keyphrase: "vik kombi",
  facets: [
    { name: "car_brand", child_name: "car_model", sort_order: "asc", filters: [{ value: "Vik", children: ["Kombi"] }] },
    { name: "car_price", type: "range", filters: [{ min: 1000, max: 200_000 }] },
    { name: "car_fuel", filters: [{ value: "Electric", exclude: true }] },
  ],
  filters: [{ name: "car_is_used", values: [true], exclude: true }],
  limit: 10,
  offset: 0,
  sort_name: "car_price_desc",
}

const STRANGE: readonly unknown[] = [
  "' or 1=1; drop table documents; --",
  '"; delete from bodies; --',
  "(a+)+$",
  "[",
  ".*",
  "\\",
  "%",
  "\u0000",
  "\ud800",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "car_price_up",
  "_asc",
  "",
  " ",
  "å".repeat(300),
  "x".repeat(200),
  "a ".repeat(100),
  "9".repeat(200),
  "🚗",
  "İ",
  "ß",
  "car_images",
  "car_description",
  "car_year",
  null,
  true,
  false,
  0,
  -0,
  -1,
  1e308,
  -1e308,
  1e-320,
  2 ** 53,
  0.1,
  101,
  10_001,
  [],
  {},
  [[]],
  [null],
  { __proto__: null },
  { value: {} },
  [{ min: 5, max: 1 }],
  [{ value: "Vik", min: 1 }],
]

const NAMES = [
  "__proto__",
  "constructor",
  "toString",
  "prototype",
  "value",
  "min",
  "max",
  "exclude",
  "children",
  "type",
  "",
]
const FIELDS = [
  "car_brand",
  "car_model",
  "car_price",
  "car_equipment",
  "car_id",
  "car_publishdate",
  "car_is_used",
  "slug",
]

function mutateJson({ next, pick }: ReturnType<typeof getChance>): string {
  const request: Record<string, unknown> = structuredClone(WHOLE)
  const times = 1 + Math.floor(next() * 3)
  for (let time = 0; time < times; time += 1) change(request, { next, pick })
  const text = JSON.stringify(request)
  return next() < 0.15 ? createDamaged(text, { next, pick }) : text
}

function change(request: Record<string, unknown>, { next, pick }: ReturnType<typeof getChance>): void {
  const places: [Record<string, unknown> | unknown[], string | number][] = []
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
    for (const key of keys) {
      places.push([value as Record<string, unknown>, key])
      visit((value as Record<string | number, unknown>)[key])
    }
  }
  visit(request)
  const [parent, key] = pick(places)
  if (key === "index" && next() < 0.9) return
  const holder = parent as Record<string | number, unknown>
  const turn = next()
  if (turn < 0.15 && !Array.isArray(parent)) delete holder[key]
  else if (turn < 0.3) holder[key] = [holder[key], holder[key]]
  else if (turn < 0.5) holder[key] = pick(FIELDS)
  else if (turn < 0.6 && !Array.isArray(parent)) {
    const named = { value: 1, enumerable: true, writable: true, configurable: true }
    Object.defineProperty(parent, String(pick(NAMES)), named)
  } else holder[key] = structuredClone(pick(STRANGE))
}

function createDamaged(text: string, { next, pick }: ReturnType<typeof getChance>): string {
  const at = Math.floor(next() * text.length)
  return (
    text.slice(0, at) + pick(["", "}", "]", '"', ",", "\\u0000", "\u0000", "1e999", "__proto__"]) + text.slice(at + 1)
  )
}

test(`each of ${REQUESTS} randomly changed requests is answered or rejected without a server error`, async () => {
  const { write, search, said } = await startSearch()
  const cars = [1, 2, 3, 4].map((id) =>
    createCar(id, { car_fuel: "Electric", car_price: id * 50_000, car_is_used: id > 2 }),
  )
  await write("PUT", `/indexes/${STOCK}/documents`, getLines(cars))
  const previous = await search(WHOLE)
  const chance = getChance(20)
  const statuses = new Map<number, number>()

  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const text = mutateJson(chance)
    const { status, body } = await search(text)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (![200, 400, 404].includes(status) || (status === 404 && body.code !== "IndexUnknown"))
      expect({ text, status, body }).toBe("served or refused")
    if (status !== 200 && !/\. \S/s.test(body.detail)) expect({ text, body }).toBe("refused with a sentence")
  }

  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20)
  expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20)
  expect(said.filter((line) => line.includes("failed"))).toEqual([])
  expect(await search(WHOLE)).toMatchObject({ status: 200, body: previous.body })
  expect(Object.keys(Object.prototype)).toEqual([])
})
