import { join } from "node:path"
import { type ServingProcess, startServingProcess as serveScript } from "@forecourt/service-kit/test-processes"
import type { Orders } from "./serve-tyre-hotel.ts"

export function serveInProcess(orders: Orders): Promise<ServingProcess> {
  return serveScript(join(import.meta.dirname, "serve-tyre-hotel.ts"), orders)
}
