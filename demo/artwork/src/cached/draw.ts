// The thread that draws what is not kept yet.
import { parentPort } from "node:worker_threads"
import { drawArtwork } from "../artwork.ts"

parentPort?.on("message", (name: string) => parentPort?.postMessage({ name, artwork: drawArtwork(`${name}.svg`) }))
