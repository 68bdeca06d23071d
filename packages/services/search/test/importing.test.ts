import { createReadStream, existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { runImportCommand } from "../src/import/import-command.ts"
import { importDocuments } from "../src/import/import-documents.ts"
import { readCsv } from "../src/import/read-csv.ts"
import { getKind } from "../src/kinds/kinds.ts"
import { changeDocument } from "../src/storage/change-document.ts"
import { openSearchStorage } from "../src/storage/open-storage.ts"
import { getLastQuarantine } from "../src/storage/quarantine.ts"
import { createCar, getLines, newFolder, STOCK } from "./start-search.ts"

const VEHICLES = join(import.meta.dirname, "../../../../../shared/data/vehicles")
const MAPPINGS = join(import.meta.dirname, "../mappings")

async function openIn(folder: string, database: string | null = null) {
  return openSearchStorage({ dataFolder: folder, database }, Date.now())
}

async function runImport(folder: string, ...argv: string[]): Promise<readonly string[]> {
  const said: string[] = []
  const storage = await openIn(folder)
  try {
    await runImportCommand(argv, storage, (line) => said.push(line))
  } catch (error) {
    said.push((error as Error).message)
  } finally {
    await storage.close()
  }
  return said
}

async function documentsIn(folder: string, index = STOCK): Promise<Record<string, unknown>[]> {
  const storage = await openIn(folder)
  const rows = await storage.all(
    { body: "text" },
    "select body from bodies join indexes on bodies.generation = indexes.generation where name = ? order by key",
    index,
  )
  await storage.close()
  return rows.map(({ body }) => JSON.parse(body))
}

const HEADER = "car_id,slug,car_brand,car_model,car_price,car_is_used,car_equipment,car_primary_image,note"

test("a CSV file with field names as columns is parsed according to the schema", async () => {
  const folder = newFolder()
  const file = join(folder, "stock.csv")
  writeFileSync(
    file,
    `\uFEFF${HEADER}\r\n1,a,Vik,"Kombi, ""lång""",199000.5,true,Krok;Taklucka,"{""thumbnail_url"":""t.jpg""}",hej\r\n`,
  )

  const said = await runImport(folder, file, "--index", STOCK)

  expect(said).toEqual([
    expect.stringMatching(/^search: stock-se-used: 1 rows in .+: 1 taken \(1 new, 0 changed, 0 unchanged\)/),
  ])
  expect(await documentsIn(folder)).toEqual([
    {
      car_id: "1",
      slug: "a",
      car_brand: "Vik",
      car_model: 'Kombi, "lång"',
      car_price: 199_000.5,
      car_is_used: true,
      car_equipment: ["Krok", "Taklucka"],
      car_primary_image: { thumbnail_url: "t.jpg" },
      note: "hej",
    },
  ])
})

test("invalid rows are quarantined with their row, field and reason, and valid rows are imported", async () => {
  const folder = newFolder()
  const file = join(folder, "stock.csv.gz")
  const rows = [
    HEADER,
    "1,a,Vik,Kombi,1000,true,,,",
    "2,b,Vik,Kombi,much,true,,,",
    "3,c,,Kombi,1000,true,,,",
    "4,d,Vik,Kombi,1000,yes,,,",
    "5,e,Vik,Kombi,1000",
    'x6,f,Vik,"Kombi\nXL",1000,true,,,',
    "7,g,Vik,Kombi,-5,true,,{,",
    "8,h,Vik,Kombi,1000,false,,,",
  ]
  writeFileSync(file, gzipSync(rows.join("\n")))

  const said = await runImport(folder, file, "--index", STOCK)

  expect((await documentsIn(folder)).map(({ car_id }) => car_id)).toEqual(["1", "8"])
  const storage = await openIn(folder)
  expect((await getLastQuarantine(storage, STOCK)).rows).toEqual([
    { row: 3, field: "car_price", reason: '"much" is no number' },
    { row: 4, field: "car_brand", reason: "is missing" },
    { row: 5, field: "car_is_used", reason: '"yes" is not true or false' },
    { row: 6, field: "", reason: "has 5 cells where there are 9 columns" },
    { row: 8, field: "car_id", reason: '"x6" is not of the form ^[0-9]{1,18}$' },
    { row: 9, field: "car_primary_image", reason: '"{" is no JSON' },
  ])
  await storage.close()
  expect(said[0]).toBe('search: row 3: car_price "much" is no number')
})

test("a dry run reports the effects of an import without changing any documents", async () => {
  const folder = newFolder()
  const file = join(folder, "stock.ndjson")
  writeFileSync(file, getLines([createCar(1), createCar(2), createCar(2), createCar(3, { car_year: 2060 })]))

  const said = await runImport(folder, file, "--index", STOCK, "--dry-run")

  expect(said).toEqual([
    "search: row 4: car_year 2060 is more than 2050",
    expect.stringContaining("2 would be taken (2 of them new), 0 dropped, 1 quarantined, 1 came twice."),
  ])
  const storage = await openIn(folder)
  for (const table of ["indexes", "documents", "bodies", "imports", "quarantine", "prices"])
    expect(await storage.all(`select * from ${table}`)).toEqual([])
  await storage.close()
})

test.each([
  { field: "car_loan_option", option: { title: "Billån", interest_rate: 5.95 } },
  { field: "car_private_leasing_option", option: { leasing_type: "Private" } },
])("a row whose $field has an unknown placeholder in its disclaimer is quarantined [spec 2 §9]", async (finance) => {
  const { field, option } = finance
  const folder = newFolder()
  const file = join(folder, "stock.ndjson")
  const createOffer = (disclaimer: string) => ({ [field]: { ...option, disclaimer } })
  const known = createCar(1, createOffer("{months} × {invoice_fee}"))
  const unknown = createCar(2, createOffer("{months} × {aviavgift}"))
  writeFileSync(file, getLines([known, unknown]))

  await runImport(folder, file, "--index", STOCK)

  const storage = await openIn(folder)
  expect((await getLastQuarantine(storage, STOCK)).rows).toEqual([
    { row: 2, field: expect.stringContaining(field), reason: expect.stringContaining("{aviavgift}") },
  ])
  await storage.close()
})

test("an import that would remove more than a fifth of the documents is rejected without --yes", async () => {
  const folder = newFolder()
  const file = join(folder, "stock.ndjson")
  writeFileSync(file, getLines([1, 2, 3, 4].map((id) => createCar(id))))
  await runImport(folder, file, "--index", STOCK)
  writeFileSync(file, getLines([1, 2, 3].map((id) => createCar(id))))

  const refused = await runImport(folder, file, "--index", STOCK)
  const dry = await runImport(folder, file, "--index", STOCK, "--dry-run")
  const left = await documentsIn(folder)
  const meant = await runImport(folder, file, "--index", STOCK, "--yes")

  const sentence = `search: 1 of 4 documents of ${STOCK} would be dropped, so nothing was changed. Say --yes if that is meant.`
  expect([refused, dry]).toEqual([[sentence], [sentence]])
  expect(left).toHaveLength(4)
  expect(meant[0]).toContain("3 taken (0 new, 0 changed, 3 unchanged), 1 dropped")
})

test.each([
  [["stock.csv"], "search: one file and the name of an index are needed. Use: import <file>"],
  [["nothing.csv", "--index", STOCK], "nothing.csv cannot be read. Check its name."],
  [["stock.xlsx", "--index", STOCK], "stock.xlsx is neither .csv nor .ndjson. Name it by what it holds."],
  [["stock.csv", "--index", "things"], "search: what does things hold? Say --kind car or --kind dealership."],
  [["stock.csv", "--index", "things", "--kind", "boat"], "search: --kind is one of car, dealership."],
  [["stock.csv", "--index", STOCK, "--really"], "search: Unknown option '--really'"],
])("the import command with the arguments %j prints an error message", async (argv, sentence) => {
  expect((await runImport(newFolder(), ...argv)).at(-1)).toContain(sentence)
})

onEachEngine((engine) => {
  test("an import does not overwrite documents that are changed during the import", async () => {
    const storage = await openIn(newFolder(), await engine.newDatabase())
    const kind = getKind("car")
    const importing = { index: STOCK, kind: "car", language: "sv", source: "test" } as const
    const all = [1, 2, 3, 4].map((id) => createCar(id))
    await importDocuments(storage, { ...importing, rows: createRows(all) })
    const change = (key: string, to: Record<string, unknown> | null) =>
      changeDocument(storage, { index: STOCK, kind, key, now: Date.now() }, () => to)

    async function* slowly() {
      yield* createRows(all)
      await change("1", createCar(1, { car_color: "Red" }))
      await change("2", null)
      await change("9", createCar(9))
    }
    await importDocuments(storage, { ...importing, rows: slowly() })

    const rows = await storage.all(
      { key: "text", body: "text" },
      "select key, body from bodies join indexes on bodies.generation = indexes.generation order by key",
    )
    expect(rows.map(({ key }) => key)).toEqual(["1", "3", "4", "9"])
    expect(JSON.parse(rows[0]?.body ?? "")).toMatchObject({ car_color: "Red" })
    await storage.close()
  })
})

async function* createRows(documents: readonly Record<string, unknown>[]) {
  for (const [index, document] of documents.entries()) yield { row: index + 1, document, fault: null }
}

const PUBLIC = [
  {
    file: "uk_used_cars_2020.csv.gz",
    mapping: "uk-used-cars-2020.json",
    rows: 99_187,
    isFault: ({ year }: Row) => Number(year) > 2050,
    field: "car_year",
  },
  {
    file: "autoscout24_de_2011_2021.csv.gz",
    mapping: "autoscout24-de.json",
    rows: 46_405,
    isFault: ({ model }: Row) => model === "",
    field: "car_model",
  },
]
type Row = Record<string, string>
const PATIENCE_MS = 120_000

test.each(PUBLIC)(
  "importing the public data set $file quarantines only the invalid rows",
  async ({ file, mapping, rows, isFault, field }) => {
    const path = join(VEHICLES, file)
    if (!existsSync(path)) return console.log(`importing.test: left out, there is no ${path}`)
    const folder = newFolder()
    const [header = "", ...all] = gunzipSync(readFileSync(path)).toString("utf8").trimEnd().split(/\r?\n/)
    expect(all).toHaveLength(rows)
    const lines = all.slice(0, readSampled(rows))
    const copy = join(folder, file)
    writeFileSync(copy, gzipSync([header, ...lines].join("\n")))

    const said = await runImport(folder, copy, "--index", "stock-uk-used", "--mapping", join(MAPPINGS, mapping))

    const names = header.split(",")
    const faulty = lines.flatMap((line, index) => {
      const cells = line.split(",")
      return isFault(Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""]))) ? [index + 2] : []
    })
    const storage = await openIn(folder)
    const left = (await getLastQuarantine(storage, "stock-uk-used")).rows
    await storage.close()
    expect(left.map((row) => [row.row, row.field])).toEqual(faulty.map((row) => [row, field]))
    expect(said.join("\n")).toContain(`: ${lines.length} rows in `)
    expect(said.join("\n")).toContain(`: ${lines.length - faulty.length} taken (${lines.length - faulty.length} new`)
  },
  PATIENCE_MS,
)

test("a malformed CSV file is reported with the line of the error", async () => {
  const folder = newFolder()
  const file = join(folder, "stock.csv")
  writeFileSync(file, `a,b\n1,2\n"3,4\n`)
  const read = async () => {
    for await (const _ of readCsv(createReadStream(file), getKind("car"), null));
  }

  await expect(read()).rejects.toThrow(/^search: the file is no CSV from line \d+: /)
})

test.each([
  ["Windows-1252", Buffer.from(`${HEADER}\n1,a,Citro\u00ebn,C3,1000,true,,,\n`, "latin1")],
  ["UTF-16 with a byte order mark", Buffer.from(`\uFEFF${HEADER}\n1,a,Vik,C3,1000,true,,,\n`, "utf16le")],
  ["UTF-16 without one", Buffer.from(`${HEADER}\n1,a,Vik,C3,1000,true,,,\n`, "utf16le")],
] as const)("no row of a file encoded in %s is imported", async (_, bytes) => {
  const folder = newFolder()
  const [csv, ndjson] = [join(folder, "stock.csv"), join(folder, "stock.ndjson")]
  writeFileSync(csv, bytes)
  writeFileSync(ndjson, bytes)

  const said = [
    ...(await runImport(folder, csv, "--index", STOCK)),
    ...(await runImport(folder, ndjson, "--index", STOCK)),
  ]

  expect(said).toEqual(
    Array.from({ length: 2 }, () => "search: the text after line 1 is not UTF-8. Save the file as UTF-8."),
  )
  expect(await documentsIn(folder)).toEqual([])
})
