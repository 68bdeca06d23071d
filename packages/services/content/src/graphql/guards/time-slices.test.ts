import { execute, getIntrospectionQuery, graphqlSync, parse } from "graphql"
import { createSchema } from "graphql-yoga"
import { expect, test } from "vitest"
import { applySlices, type Sliced, TimeSlices } from "./time-slices.ts"

const createSlicedSchema = () =>
  createSchema<Sliced>({
    typeDefs: "type Query { car(plate: ID): Car } type Car { colour: String owner: String }",
    resolvers: { Query: { car: () => ({ colour: "red" }) }, Car: { owner: () => "Anna" } },
  })

async function run(query: string) {
  let turns = 0
  const slices = {
    hasTime: () => false,
    turn: async () => {
      turns += 1
    },
  } as unknown as Sliced["slices"]
  const { data } = await execute({
    schema: applySlices(createSlicedSchema()),
    document: parse(query),
    contextValue: { slices },
  })
  return { data: JSON.parse(JSON.stringify(data)), turns }
}

test("a query yields to other queries after calling a resolver, but not after reading a plain property", async () => {
  expect(await run("{ car { colour owner } }")).toEqual({ data: { car: { colour: "red", owner: "Anna" } }, turns: 2 })
})

test("an introspection query yields to other queries and still returns the complete schema", async () => {
  const query = getIntrospectionQuery()
  const { data, turns } = await run(query)

  expect(data).toEqual(JSON.parse(JSON.stringify(graphqlSync({ schema: createSlicedSchema(), source: query }).data)))
  expect(turns).toBeGreaterThan(50)
  expect((await run('{ __type(name: "Car") { fields { name } } }')).turns).toBe(1)
})

test("a query whose response exceeds 10 MB of layout data is aborted with a reason", async () => {
  const slices = new TimeSlices()
  slices.addLayout(10_000_000)
  expect(await Promise.race([slices.spent, "goes on"])).toBe("goes on")

  slices.addLayout(1)
  expect(await slices.spent).toBe("The response would hold more than 10 MB of layout data.")
})
