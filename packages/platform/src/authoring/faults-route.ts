import { readFaults } from "../faults/read-faults.ts"
import { type Answer, type Ask, json } from "../http/exchange.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { jsonBody, refuseMethod } from "./authoring-request.ts"

/** `/authoring/faults`: makes the platform fail on purpose, until told otherwise. */
export async function faultsRoute(ask: Ask, { faults }: AuthoringDesk): Promise<Answer> {
  switch (ask.method) {
    case "GET":
      return json(200, { faults: faults.list() })
    case "PUT": {
      faults.replace(readFaults(await jsonBody(ask)))
      return json(200, { faults: faults.list() })
    }
    case "DELETE":
      faults.replace([])
      return { status: 204 }
    default:
      return refuseMethod(ask, "GET, PUT or DELETE")
  }
}
