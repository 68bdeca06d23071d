import type { ReadableStream as NodeStream } from "node:stream/web"
import { Worker } from "node:worker_threads"
import type { DataPlace } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { type Intake, importIntake, type TakenIn } from "./import-intake.ts"

export type TakeIn = (intake: Intake) => Promise<TakenIn>

export interface ThreadWork {
  readonly place: DataPlace
  readonly intake: Intake
  /** The number of milliseconds by which the service's clock is ahead of the system clock. */
  readonly aheadMs: number
}

export type TakenByThread = { readonly taken: TakenIn } | { readonly error: string }

/** The URL of the script that runs in the thread. It ends in `.js` in the build and in `.ts` in the source. */
const THREAD = new URL(`./intake-thread${import.meta.url.slice(import.meta.url.lastIndexOf("."))}`, import.meta.url)

/** Creates the import function. SQLite queries would block the service, so its imports run in a separate thread. */
export function openIntake(storage: Storage, place: DataPlace | null, now: () => number): TakeIn {
  if (place === null || storage.engine === "postgres") return (intake) => importIntake(storage, intake, now)
  return (intake) => runInThread({ place, intake, aheadMs: Math.round(now() - getMachineTime()) })
}

const getMachineTime = () => performance.timeOrigin + performance.now()

function runInThread(work: ThreadWork): Promise<TakenIn> {
  return new Promise((resolve, reject) => {
    // The types of browsers and those of Node name the same stream.
    const body = work.intake.body as NodeStream
    const thread = new Worker(THREAD, { workerData: work, transferList: [body] })
    thread.once("message", (message: TakenByThread) => {
      if ("taken" in message) resolve(message.taken)
      else reject(new Error(message.error))
    })
    thread.once("error", reject)
    thread.once("exit", () => reject(new Error("search: the thread that takes documents in has ended. Try again.")))
  })
}
