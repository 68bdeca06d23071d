// The service of every shape, for sites that other tests start: says where it listens, and what it was called with.
import { createServiceApp, startServer } from "../../src/http/http.ts"
import { createOperationRoutes, readStatuses } from "../../src/operations/operations.ts"
import { SHAPES_OPERATIONS } from "./contracts/generated/shapes.operations.ts"
import { shapes } from "./shapes.ts"

const routes = createOperationRoutes({
  below: "/api/shapes",
  operations: SHAPES_OPERATIONS,
  apiKey: "site-key",
  handlers: shapes((line) => console.log(JSON.stringify(line))),
  count: async () => 0,
  findCaller: async () => null,
})
const app = createServiceApp({
  name: "shapes",
  health: () => ({}),
  log: console.error,
  errors: { statuses: readStatuses(SHAPES_OPERATIONS) },
})
app.route("/", routes)
const { port } = await startServer(app.fetch, { name: "shapes", port: 0 })
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }))
