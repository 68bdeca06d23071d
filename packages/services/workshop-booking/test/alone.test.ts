import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import type { ParsedMail } from "mailparser"
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

function isTo({ to }: ParsedMail, address: string): boolean {
  return [to].flat().some((receiver) => receiver?.text === address)
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
    await expect.poll(() => mails).toHaveLength(2)

    const counts = "1 brands, 1 vehicles, 1 categories, 1 offerings, 1 workshops, 2 hours, 1 prices"
    expect(status).toBe(0)
    expect(said).toContain(`workshop-booking: nothing was written. The import would write ${counts}.\n`)
    expect(said).toContain(`workshop-booking: imported ${counts}.\n`)
    const [, id] = /"id":"([0-9A-Z]{10})"/.exec(said) ?? []
    const [confirmation, order] = mails.toSorted((mail) => (isTo(mail, "alva@example.com") ? -1 : 1))
    expect(confirmation).toMatchObject({
      subject: `Bokning ${id} är bekräftad`,
      to: { text: "alva@example.com" },
      from: { text: '"Norrvik" <booking@norrvik.example>' },
    })
    expect(order).toMatchObject({ to: { text: "verkstad.kungalv@norrvik.example" } })
    expect(confirmation?.text).toContain("Plats: Norrvik Kungälv, Verkstadsgatan 3, Kungälv")
  })
})

test("the settings of docs/operate.md may contain spaces and signs of the shell, and stay when the commands run again", () => {
  const folder = join(createFolder(), "a folder & more")
  mkdirSync(folder)
  const [settings = ""] = COMMANDS
  const run = () => {
    const env = { ...process.env, SMTP_URL: "smtp://user:a&b;c@mail.example?pool=true&x=1" }
    const show = 'printf "%s\\n" "$FORECOURT_DATA" "$FORECOURT_WORKSHOP_BOOKING_SMTP_URL"'
    const { status, stdout } = spawnSync("bash", ["-e", "-c", `${settings}\n${show}`], {
      cwd: folder,
      env,
      encoding: "utf8",
    })
    return { status, shown: stdout.split("\n"), written: readFileSync(join(folder, "settings.sh"), "utf8") }
  }

  const [first, second] = [run(), run()]

  expect([first.status, second.status]).toEqual([0, 0])
  expect(first.shown.slice(0, 2)).toEqual([`${folder}/data`, "smtp://user:a&b;c@mail.example?pool=true&x=1"])
  expect(first.written).toMatch(/SECRET='[0-9a-f]{64}'/)
  expect(second.written).toBe(first.written)
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
