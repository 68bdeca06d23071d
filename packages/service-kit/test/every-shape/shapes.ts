import { ServiceError } from "../../src/errors/errors.ts"
import type { ShapesHandlers } from "./contracts/generated/shapes.operations.ts"

/** Creates the handlers of a service that returns its input and reports each call. */
export function shapes(onCall: (input: object) => void): ShapesHandlers<null> {
  let times = 0

  return {
    async findCar({ modelYear, ...wanted }) {
      onCall({ ...wanted, ...(modelYear !== undefined && { modelYear }) })
      if (wanted.id === "none") return null
      if (wanted.id === "refused") throw new ServiceError("BadRequest")
      times += 1
      return { ...wanted, ...(modelYear !== undefined && { year: modelYear }), times }
    },
    async watchOrder({ id }, _, { lastEventId, signal }) {
      if (id === "none") throw new ServiceError("OrderUnknown")
      return getProgress(id, Number(lastEventId ?? 0), signal)
    },
    fetchLatestCar: async () => ({ id: "latest", times: 1 }),
    orderCar: async ({ carId }) => ({ orderId: `order of ${carId}` }),
    async putPicture({ id, data }) {
      onCall({ id, length: data.length })
    },
  }
  /** Yields the progress of an order at 50 %, and then the finished order. The order "slow" stops halfway. */
  async function* getProgress(id: string, from: number, signal: AbortSignal) {
    onCall({ id, from })
    if (from < 1) yield { name: "progress", id: "1", data: { percent: 50 } } as const
    if (id === "slow") await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()))
    if (signal.aborted) onCall({ left: id })
    if (from < 2) yield { name: "progress", id: "2", data: { percent: 100 } } as const
    yield { name: "done", id: "3", data: { orderId: id } } as const
    onCall({ wrong: "There is nothing after the last event." })
  }
}
