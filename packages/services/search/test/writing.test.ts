import type { PriceChange } from "@forecourt/contracts/search"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { createCar, getLines, STOCK, startOn, startSearch } from "./start-search.ts"

const getDocumentPath = (key: number | string) => `/indexes/${STOCK}/documents/${key}`
const ALL = `/indexes/${STOCK}/documents`

onEachEngine((engine) => {
  test("a stored document is found immediately and after a restart", async () => {
    const first = await startOn(engine)

    const put = await first.write("PUT", getDocumentPath(1), createCar(1, { anything: { goes: true } }))
    const result = await first.search({ index: STOCK })
    await first.close()
    const second = await startSearch({ dataFolder: first.folder, database: first.database })

    expect([put.status, put.body]).toEqual([201, { key: "1", outcome: "created" }])
    expect(result.body.content).toEqual([createCar(1, { anything: { goes: true } })])
    expect((await second.search({ index: STOCK })).body).toEqual(result.body)
  })

  test("a patch changes the given fields, removes fields that are null, and keeps all other fields", async () => {
    const { write, search } = await startOn(engine)
    await write("PUT", getDocumentPath(1), createCar(1, { car_color: "Red", car_body: "Estate" }))

    const patched = await write("PATCH", getDocumentPath(1), { car_color: "Blue", car_body: null })

    expect([patched.status, patched.body.outcome]).toEqual([200, "changed"])
    expect((await search({ index: STOCK })).body.content).toEqual([createCar(1, { car_color: "Blue" })])
  })

  test("a deleted document disappears from search results and facets", async () => {
    const { write, search } = await startOn(engine)
    for (const id of [1, 2]) await write("PUT", getDocumentPath(id), createCar(id))

    expect((await write("DELETE", getDocumentPath(1))).body).toEqual({ key: "1", outcome: "removed" })

    const { body } = await search({ index: STOCK, facets: [{ name: "car_brand" }], fields: ["car_id"] })
    expect(body.content).toEqual([{ car_id: "2" }])
    expect(body.facet[0].value).toEqual([{ text: "Vik", count: 1 }])
    expect(await write("DELETE", getDocumentPath(1))).toMatchObject({ status: 404, body: { code: "NotFound" } })
    expect(await write("PATCH", getDocumentPath(1), {})).toMatchObject({ status: 404, body: { code: "NotFound" } })
  })

  test("replacing all documents stores duplicates once and reports invalid rows", async () => {
    const { write, search } = await startOn(engine)
    await write("PUT", ALL, getLines([1, 2, 3, 4, 5, 6].map((id) => createCar(id))))

    const { body } = await write(
      "PUT",
      ALL,
      getLines([
        ...[1, 2, 3, 4].map((id) => createCar(id)),
        createCar(5, { car_price: 1 }),
        createCar(7),
        createCar(7, { car_price: 7 }),
        "no",
      ]),
    )

    expect(body).toMatchObject({
      state: "done",
      rows: 8,
      taken: 6,
      added: 1,
      changed: 1,
      unchanged: 4,
      dropped: 1,
      before: 6,
      duplicates: 1,
      quarantined: 1,
    })
    const result = await search({ index: STOCK, sort_name: "car_price_asc", fields: ["car_id"], limit: 3 })
    expect(result.body.total_items).toBe(6)
    expect(result.body.content.slice(0, 2)).toEqual([{ car_id: "5" }, { car_id: "7" }])
    expect((await write("GET", `/indexes/${STOCK}/quarantine`)).body.rows).toEqual([
      { row: 8, field: "", reason: "is no JSON object" },
    ])
  })

  test("a replacement that would remove more than a fifth of the documents requires confirmation", async () => {
    const { write, search } = await startOn(engine)
    const cars = Array.from({ length: 10 }, (_, id) => createCar(id))
    await write("PUT", ALL, getLines(cars))

    const refused = await write("PUT", ALL, getLines(cars.slice(3)))
    const after = await search({ index: STOCK })
    const fifth = await write("PUT", ALL, getLines(cars.slice(2)))
    const meant = await write("PUT", `${ALL}?yes`, getLines(cars.slice(9)))

    expect([refused.status, refused.body.code]).toEqual([409, "DropsTooMany"])
    expect(refused.body.detail).toContain("3 of 10 documents would be dropped")
    expect(after.body.total_items).toBe(10)
    expect([fifth.status, meant.status]).toEqual([200, 200])
    expect((await search({ index: STOCK })).body.total_items).toBe(1)
  })

  test("every price change of a car is recorded, whether the car is written, patched or included in a full replacement", async () => {
    const { write, prices } = await startOn(engine)
    await write("PUT", getDocumentPath(1), createCar(1, { car_price: 300 }))
    await write("PATCH", getDocumentPath(1), { car_price: 250, car_campaign_price: 200 })
    await write("PATCH", getDocumentPath(1), { car_color: "Red" })
    await write("PUT", ALL, getLines([createCar(1, { car_price: 240, car_campaign_price: 200 }), createCar(2)]))

    const { body, headers } = await prices(1)

    const changes = body.prices.map(({ field, value }: PriceChange) => [field, value])
    expect(changes.filter(([field]: [string]) => field === "car_price")).toEqual([
      ["car_price", 300],
      ["car_price", 250],
      ["car_price", 240],
    ])
    expect(changes.filter(([field]: [string]) => field === "car_campaign_price")).toEqual([["car_campaign_price", 200]])
    expect(headers.get("cache-control")).toBe("public, max-age=60")
  })

  test("a car that is removed and added again with the same price has one entry in its price history", async () => {
    const { write, prices } = await startOn(engine)
    await write("PUT", getDocumentPath(1), createCar(1, { car_price: 300 }))
    await write("DELETE", getDocumentPath(1))
    await write("PUT", getDocumentPath(1), createCar(1, { car_price: 300 }))

    expect((await prices(1)).body.prices).toMatchObject([{ field: "car_price", value: 300 }])
  })

  test("writes by another process become visible in this process", async () => {
    const here = await startOn(engine)
    const there = await startSearch({ dataFolder: here.folder, database: here.database })

    await there.write("PUT", ALL, getLines([createCar(1), createCar(2)]))
    await there.write("PUT", getDocumentPath(3), createCar(3))

    await expect.poll(async () => (await here.search({ index: STOCK })).body.total_items, { timeout: 10_000 }).toBe(3)
  })
})

test("an invalid document is rejected with the field and a reason, and nothing changes", async () => {
  const { write, search } = await startSearch()
  await write("PUT", getDocumentPath(1), createCar(1))

  const year = await write("PUT", getDocumentPath(1), createCar(1, { car_year: 2060 }))
  const nested = await write("PATCH", getDocumentPath(1), { car_images: [{ original: "a.jpg" }, { original: "" }] })
  const missing = await write("PATCH", getDocumentPath(1), { car_brand: null })
  const other = await write("PUT", getDocumentPath(1), createCar(2))

  expect([year.status, year.body]).toMatchObject([
    422,
    {
      detail: "car_year 2060 is more than 2050. Correct the document.",
      code: "Unprocessable",
      field: "car_year",
      reason: "2060 is more than 2050",
    },
  ])
  expect(nested.body).toMatchObject({ field: "car_images[1].original", reason: "of 0 characters is less than 1" })
  expect(missing.body).toMatchObject({ field: "car_brand", reason: "is missing" })
  expect(other.body).toMatchObject({ field: "car_id", reason: "is not 1, as the address has it" })
  expect((await search({ index: STOCK })).body.content).toEqual([createCar(1)])
})

test("a write without the write key is rejected, even with the site's key", async () => {
  const { fetch, search } = await startSearch()

  for (const key of ["", "key-of-the-tests"]) {
    const headers = { "x-api-key": key }
    const response = await fetch(getDocumentPath(1), { method: "PUT", headers, body: JSON.stringify(createCar(1)) })
    expect(response.status).toBe(401)
  }
  expect((await search({ index: STOCK })).status).toBe(404)
})

test("the kind and the language of an index are derived from the index name unless they are set explicitly", async () => {
  const { write, search } = await startSearch()
  const dealership = { site_id: "a", slug: "a", site_official_name: "Norrvik", site_city: "Kungälv" }

  const byName = await write("PUT", "/indexes/site-no/documents/a", dealership)
  const unclear = await write("PUT", "/indexes/things/documents/a", dealership)
  const said = await write("PUT", "/indexes/things", { kind: "dealership", language: "fi" })

  expect([byName.status, unclear.status, said.body]).toMatchObject([201, 404, { kind: "dealership", language: "fi" }])
  expect((await write("PUT", "/indexes/things/documents/a", dealership)).status).toBe(201)
  expect((await search({ index: "things" })).body.total_items).toBe(1)
  expect((await write("PUT", "/indexes/things2", { kind: "boat" })).status).toBe(422)
})

test("a document with a reserved JavaScript property name does not modify the object prototype", async () => {
  const { write, search } = await startSearch()
  const strange = `{"car_id":"1","slug":"a","car_brand":"Vik","car_model":"K","__proto__":{"isAdmin":true},"constructor":"x"}`

  expect((await write("PUT", getDocumentPath(1), strange)).status).toBe(201)

  const { body } = await search({ index: STOCK, fields: ["car_id", "constructor", "toString"] })
  expect(body.content).toEqual([{ car_id: "1", constructor: "x" }])
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test("the development seed is written only on the first start", async () => {
  const seed = () =>
    [
      { index: STOCK, kind: "car", language: "sv", documents: [createCar(1), createCar(2, { car_year: 2060 })] },
    ] as const
  const first = await startSearch({}, { seed })
  await first.write("DELETE", getDocumentPath(1))
  await first.close()

  const second = await startSearch({ dataFolder: first.folder }, { seed })

  expect(first.said).toContain(`search: ${STOCK} begins with 1 documents; 1 were left out.`)
  expect((await second.search({ index: STOCK })).body.total_items).toBe(0)
})
