import { expect, test } from "vitest"
import { raw, sql } from "./sql.ts"
import { openSqliteStorage } from "./sqlite-storage.ts"

/** Returns the arguments that a statement passes to the storage. */
function getArguments(statement: ReturnType<typeof sql>): readonly unknown[] {
  return statement.run({ run: (...args: unknown[]) => args })
}

test("the sql tag converts an interpolated value to a statement parameter", () => {
  const name = "a'); drop table cars; --"

  expect(getArguments(sql`update cars set name = ${name}, price = ${null} where id = ${7}`)).toEqual([
    "update cars set name = ?, price = ? where id = ?",
    name,
    null,
    7,
  ])
})

test("the sql tag converts an interpolated list to a list of statement parameters", () => {
  expect(getArguments(sql`delete from cars where id in (${["a", "b"]}) and price > ${1}`)).toEqual([
    "delete from cars where id in (?, ?) and price > ?",
    "a",
    "b",
    1,
  ])
})

test("the sql tag inserts raw SQL into the statement unchanged", () => {
  expect(getArguments(sql`delete from ${raw("cars")} where id = ${"a"}`)).toEqual([
    "delete from cars where id = ?",
    "a",
  ])
})

test("a statement created with the sql tag runs on a storage and returns rows with the declared column types", async () => {
  const storage = await openSqliteStorage(":memory:")
  await sql`create table cars (id text, price integer)`.run(storage)
  await sql`insert into cars (id, price) values (${"a"}, ${1}), (${"b"}, ${2})`.run(storage)

  const rows = await sql`select id, price from cars where price > ${0} order by id`.all(storage, {
    id: "text",
    price: "number",
  })
  const row = await sql`select id from cars where price = ${2}`.get(storage, { id: "text" })
  await storage.close()

  expect(rows).toEqual([
    { id: "a", price: 1 },
    { id: "b", price: 2 },
  ])
  expect(row).toEqual({ id: "b" })
})
