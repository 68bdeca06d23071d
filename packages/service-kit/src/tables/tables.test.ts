import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readTable } from "./read-table.ts"
import {
  decimal,
  findDuplicates,
  findUnknownReferences,
  oneOf,
  phone,
  readBy,
  readTables,
  text,
  wholeNumber,
} from "./tables.ts"

const COLUMNS = {
  regNo: text({ max: 7 }),
  phone,
  kind: oneOf(["car", "van"]),
  wheels: wholeNumber({ min: 2, max: 8 }),
  weight: decimal({ min: 0, max: 9 }),
  note: readBy((cell) => (cell === "bad" ? null : cell), "says nothing. Say something.", { mayBeEmpty: true }),
}
const HEADER = "regNo,phone,kind,wheels,weight,note"
const GOOD = { regNo: "ABC123", phone: "+46701234567", kind: "car", wheels: 4, weight: 1.5, note: "" }

function read(name: string, content: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-tables-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), content)
  try {
    const rows = readTable(join(folder, name), COLUMNS)
    return rows.map(({ where, row }) => ({ where: where.slice(folder.length + 1), row }))
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "").split("\n")
  }
}

test.for<[string, string]>([
  ["commas", `${HEADER}\nABC123,+46701234567,car,4,1.5,\n`],
  [
    "semicolons, decimal commas and a byte order mark, as spreadsheets write them",
    `\uFEFF${HEADER.replaceAll(",", ";")}\r\nABC123;"+46 70-123 45 67";car;4;1,5;\r\n\r\n`,
  ],
])("a table with %s is read by its columns", ([_, content]) => {
  expect(read("a.csv", content)).toEqual([{ where: "a.csv:2", row: GOOD }])
})

test("a JSON list is read like a CSV file, with the line number of each entry", () => {
  const entry = `{ "regNo": "ABC123", "phone": "+46701234567", "kind": "car", "wheels": 4, "weight": 1.5`
  const content = `[\n  ${entry}, "note": null },\n\n  ${entry},\n "note": "a [ \\" {" }\n]`

  expect(read("a.json", content)).toEqual([
    { where: "a.json:2", row: GOOD },
    { where: "a.json:4", row: { ...GOOD, note: 'a [ " {' } },
  ])
})

test("every invalid cell is reported with its line and the expected format", () => {
  expect(
    read(
      "a.csv",
      `${HEADER}\nABC123,0701234567,car,4,1.5,\n,+46701234567,bus,4.5,x,bad\nABCDEFGH,+46701234567,van,9,10,fine\n`,
    ),
  ).toEqual([
    'a.csv:2: phone is "0701234567", which is no phone number with its country. Write it as +46701234567.',
    "a.csv:3: regNo is missing. Fill it in.",
    'a.csv:3: kind is "bus", which is none of car, van.',
    'a.csv:3: wheels is "4.5", which is no whole number from 2 to 8.',
    'a.csv:3: weight is "x", which is no number from 0 to 9. Write it as 6.8.',
    'a.csv:3: note is "bad", which says nothing. Say something.',
    'a.csv:4: regNo is "ABCDEFGH", which is longer than 7 characters. Shorten it.',
    'a.csv:4: wheels is "9", which is no whole number from 2 to 8.',
    'a.csv:4: weight is "10", which is no number from 0 to 9. Write it as 6.8.',
  ])
})

test("missing and unknown columns are reported once", () => {
  expect(read("a.csv", "regNo,fone,kind,wheels,weight\nA,1,car,4,1\nB,1,car,4,1\n")).toEqual([
    "a.csv:1: there is no column phone. Add it.",
    "a.csv:2: there is no column fone. Use regNo, phone, kind, wheels, weight, note.",
  ])
})

test.for([
  ["a.csv", `${HEADER}\nABC123,1\n`, /^a\.csv:2: .*Fix the line\.$/],
  ["a.json", "[\n{,}]", /^a\.json:2: .*Fix the JSON\.$/],
  ["a.json", "", /^a\.json:1: .*Fix the JSON\.$/],
  ["a.json", "{}", /^a\.json:1: is no list\. Write \[ \{ … \}, \{ … \} \]\.$/],
  ["a.json", "[\n\n7]", /^a\.json:\d: is no object\. Write \{ "column": "value" \}\.$/],
  ["a.json", '[\n{"regNo":["A"]}]', /^a\.json:2: regNo is neither a text nor a number\. Write one of them, or null\.$/],
  [
    "a.csv",
    Buffer.from([...Buffer.from(`${HEADER}\nA`), 0xe5]),
    /^a\.csv:2: is not in UTF-8\. Save the file as UTF-8\.$/,
  ],
] as const)(
  "the file %s with the content %j is rejected with an error that names the line to fix",
  ([name, content, problem]) => {
    expect(read(name, content)).toEqual([expect.stringMatching(problem)])
  },
)

test("tables are read from all files in the given folders, and invalid files are reported", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-tables-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const set = { cars: { regNo: text() }, vans: { regNo: text() } }
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  write("cars.csv", "regNo\nA1\n")
  write("cars.json", '[{ "regNo": "B2" }]')
  write("notes.txt", "not a table")
  const read = readTables([folder], set)
  write("cars.csv", "plate\nA1\n")
  write("bikes.csv", "regNo\nC3\n")

  expect(read.cars.map(({ row }) => row)).toEqual([{ regNo: "A1" }, { regNo: "B2" }])
  expect(read.vans).toEqual([])
  expect(() => readTables([folder], set)).toThrow(
    [
      `${folder}/bikes.csv:1: is no table of ours. Name it cars, vans.`,
      `${folder}/cars.csv:1: there is no column regNo. Add it.`,
      `${folder}/cars.csv:2: there is no column plate. Use regNo.`,
    ].join("\n"),
  )
  expect(() => readTables([join(folder, "notes.txt")], set)).toThrow("notes.txt:1: is no table of ours.")
  expect(() => readTables([join(folder, "nowhere")], set)).toThrow("nowhere: nothing is there.")
})

test("references to unknown rows and duplicate keys are reported with their line numbers", () => {
  const claims = [
    { where: "a.csv:2", id: "one" },
    { where: "a.csv:3", id: "two" },
    { where: "b.csv:2", id: "one" },
  ]

  expect(findUnknownReferences("car", claims, new Set(["one"]))).toEqual([
    'a.csv:3: there is no car "two". Import it too, or fix the line.',
  ])
  expect(findDuplicates(claims)).toEqual(["b.csv:2: one is already at a.csv:2. Remove one of them."])
})
