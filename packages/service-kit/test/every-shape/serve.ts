// The service of every shape, for sites that other tests start: says where it listens, and what it was called with.
import { serve } from "../../src/http/http.ts"
import { operationRoutes } from "../../src/operations/operations.ts"
import { SHAPES_OPERATIONS } from "./contracts/generated/shapes.operations.ts"
import { shapes } from "./shapes.ts"

const routes = operationRoutes({
  ...{ service: "shapes", below: "/api/shapes", operations: SHAPES_OPERATIONS, apiKey: "site-key" },
  handlers: shapes((line) => console.log(JSON.stringify(line))),
  count: async () => 0,
  callerOf: async () => null,
  messageFor: (_, code) => `Words of ${code}.`,
  say: console.error,
})
const { port } = await serve(routes.fetch, { name: "shapes", port: 0 })
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }))
