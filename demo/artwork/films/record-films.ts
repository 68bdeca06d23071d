// Records the films of cars: `node --conditions=forecourt-source demo/artwork/films/record-films.ts <chromium>`.
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { drawArtwork } from "../src/artwork.ts"
import { TURN_FRAMES } from "../src/cars.ts"
import { FILMED } from "./filmed.ts"

const FRAME_MS = 110
const SIZE = { width: 720, height: 480 }
const BITS_PER_SECOND = 1_000_000

const browser = await chromium.launch({ executablePath: process.argv[2] ?? "", args: ["--no-sandbox"] })
const page = await browser.newPage()
for (const car of FILMED) await writeFile(join(import.meta.dirname, `${car}.webm`), await recordTurn(page, car))
await browser.close()

/** Records one turn of a car on white. */
async function recordTurn(page: Page, car: string): Promise<Buffer> {
  const frames = Array.from(
    { length: TURN_FRAMES },
    (_, at) => `data:image/svg+xml,${encodeURIComponent(drawArtwork(`turns/${car}-uk-rhd-${at + 1}.svg`)?.svg ?? "")}`,
  )
  const base64 = await page.evaluate(
    async ({ frames, size, frameMs, bitsPerSecond }) => {
      const pictures = await Promise.all(
        frames.map(async (src) => {
          const picture = Object.assign(new Image(), { src })
          await picture.decode()
          return createImageBitmap(picture, {
            resizeWidth: size.width,
            resizeHeight: size.height,
            resizeQuality: "high",
          })
        }),
      )
      const canvas = Object.assign(document.createElement("canvas"), size)
      const context = canvas.getContext("2d")
      const stream = canvas.captureStream()
      const recorder = new MediaRecorder(stream, {
        mimeType: "video/webm;codecs=vp9",
        videoBitsPerSecond: bitsPerSecond,
      })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const isStopped = new Promise((resolve) => recorder.addEventListener("stop", resolve))
      recorder.start()
      for (const picture of [...pictures, ...pictures.slice(0, 1)]) {
        if (context === null) break
        context.fillStyle = "white"
        context.fillRect(0, 0, size.width, size.height)
        context.drawImage(picture, 0, 0)
        await new Promise((resolve) => setTimeout(resolve, frameMs))
      }
      recorder.stop()
      await isStopped
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""))
    },
    { frames, size: SIZE, frameMs: FRAME_MS, bitsPerSecond: BITS_PER_SECOND },
  )
  return Buffer.from(base64, "base64")
}
