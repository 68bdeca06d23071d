// The thread that takes documents in: it writes on a connection of its own, and holds nobody up who searches.

import { parentPort, workerData } from "node:worker_threads"
import { readMessage } from "@forecourt/contracts/read-message"
import { openSearchStorage } from "../storage/open-storage.ts"
import type { TakenByThread, ThreadWork } from "./open-intake.ts"
import { takeIn } from "./take-in.ts"

const { place, intake, aheadMs }: ThreadWork = workerData
const now = () => Date.now() + aheadMs
const storage = await openSearchStorage(place, now())
parentPort?.postMessage(await taken())
await storage.close()

async function taken(): Promise<TakenByThread> {
  try {
    return { taken: await takeIn(storage, intake, now) }
  } catch (error) {
    return { error: readMessage(error) }
  }
}
