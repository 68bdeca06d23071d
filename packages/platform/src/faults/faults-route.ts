import { readJson, refuseMethod, type ServiceEnv } from "@forecourt/service-kit/http"
import { Hono } from "hono"
import type { FaultSwitch } from "./fault-switch.ts"
import { readFaults } from "./read-faults.ts"

const MAX_BYTES = 2_000_000

export function createFaultsRoute(faults: FaultSwitch): Hono<ServiceEnv> {
  const route = new Hono<ServiceEnv>()
  const list = () => ({ faults: faults.list() })
  route.get("/", (context) => context.json(list()))
  route.put("/", async (context) => {
    faults.replace(readFaults(await readJson(context, { maxBytes: MAX_BYTES })))
    return context.json(list())
  })
  route.delete("/", (context) => {
    faults.replace([])
    return context.body(null, 204)
  })
  route.all("/", (context) => refuseMethod(context, ["GET", "PUT", "DELETE"]))
  return route
}
