import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { startMailServer } from "../../../service-kit/test/mail-server.ts"

const MAIN = join(import.meta.dirname, "../src/main.ts")
const OPERATE = readFileSync(join(import.meta.dirname, "../../../../docs/operate.md"), "utf8")

/** The commands of the section as they are written there. */
const [, SECTION = ""] = /^### A service alone\n([\s\S]*?)^## /m.exec(OPERATE) ?? []
const COMMANDS = [...SECTION.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands)

/** Creates a folder in which the package is installed. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-workshop-booking-alone-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const bin = join(folder, "node_modules/.bin")
  mkdirSync(bin, { recursive: true })
  const program = `#!/bin/sh\nexec "${process.execPath}" --conditions=forecourt-source "${MAIN}" "$@"\n`
  writeFileSync(join(bin, "forecourt-workshop-booking"), program, { mode: 0o755 })
  return folder
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return String(port)
}

onEachEngine((engine) => {
  test("the commands of docs/operate.md start the service in production, and the confirmation of a booking arrives", async () => {
    const { mails, url } = await startMailServer()
    const database = await engine.newDatabase()
    const env = {
      ...process.env,
      PORT: await findFreePort(),
      SMTP_URL: url,
      ...(database !== null && { FORECOURT_WORKSHOP_BOOKING_DATABASE: database }),
    }

    const shell = spawn("bash", ["-e", "-c", COMMANDS.join("\n")], {
      cwd: createFolder(),
      env,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    })
    let said = ""
    shell.stdout.on("data", (chunk) => {
      said += String(chunk)
    })
    onTestFinished(() => void process.kill(-Number(shell.pid), "SIGTERM"))
    const [status] = await once(shell, "exit")
    await expect.poll(() => mails).toHaveLength(1)

    const counts = "1 brands, 1 vehicles, 1 categories, 1 offerings, 1 workshops, 2 hours, 1 prices"
    expect(status).toBe(0)
    expect(said).toContain(`workshop-booking: nothing was written. The import would write ${counts}.\n`)
    expect(said).toContain(`workshop-booking: imported ${counts}.\n`)
    const [, id] = /"id":"([0-9A-Z]{10})"/.exec(said) ?? []
    expect(mails[0]).toMatchObject({
      subject: `Bokning ${id} är bekräftad`,
      to: { text: "alva@example.com" },
      from: { text: '"Norrvik" <booking@norrvik.example>' },
    })
    expect(mails[0]?.text).toContain("Plats: Norrvik Kungälv, Verkstadsgatan 3, Kungälv")
  })
})

test("production does not start without a key, a secret, a mail server and the address of visits", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--conditions=forecourt-source", MAIN, "serve"], {
    cwd: createFolder(),
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    encoding: "utf8",
  })

  expect(status).toBe(1)
  for (const name of ["KEY", "SECRET", "SMTP_URL", "VISITS_URL"])
    expect(stderr).toContain(`FORECOURT_WORKSHOP_BOOKING_${name} is missing`)
})
