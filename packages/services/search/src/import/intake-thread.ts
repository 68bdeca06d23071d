// The thread that imports documents: it writes on a separate connection, and blocks no search.

import { parentPort, workerData } from "node:worker_threads"
import { readMessage } from "@forecourt/contracts/read-message"
import { openSearchStorage } from "../storage/open-storage.ts"
import { importIntake } from "./import-intake.ts"
import type { TakenByThread, ThreadWork } from "./open-intake.ts"

const { place, intake, aheadMs }: ThreadWork = workerData
const getNow = () => Date.now() + aheadMs
const storage = await openSearchStorage(place, getNow())
parentPort?.postMessage(await createTakenMessage())
await storage.close()

async function createTakenMessage(): Promise<TakenByThread> {
  try {
    return { taken: await importIntake(storage, intake, getNow) }
  } catch (error) {
    return { error: readMessage(error) }
  }
}
