import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { type TyreHotelSnapshot, tyreHotelMachine } from "../src/index.ts"
import { books, flow } from "./own-backend.ts"
import { renderStates } from "./state-picture.ts"

const PACKAGE = join(import.meta.dirname, "..")
const MAX_BYTES = 7.7 * 1024

test("the machine runs with the custom backend of the documented example", async () => {
  const reach = (state: Parameters<TyreHotelSnapshot["matches"]>[0]) => waitFor(flow, (now) => now.matches(state))
  flow.start()

  flow.send({ type: "SEARCH", regNo: "abc 123" })
  await reach("login")
  flow.send({ type: "SEND_CODE" })
  await reach("validate")
  flow.send({ type: "VERIFY_CODE", code: "1357" })
  expect((await reach({ validate: "refused" })).context.userMessage).toBe("No.")
  flow.send({ type: "VERIFY_CODE", code: "2468" })
  await reach("loggedIn")
  flow.send({ type: "BOOK" })
  const [day = ""] = (await reach({ booking: "datesShown" })).context.days
  flow.send({ type: "CHOOSE_DAY", day })
  await reach({ booking: "timesShown" })
  flow.send({ type: "CHOOSE_SLOT", start: `${day}T08:00` })
  const customer = { firstName: "Anna", lastName: "Berg", email: "anna@example.org", phoneMobile: "+46701740605" }
  flow.send({ type: "SUBMIT", details: { ...customer, freeText: "" } })
  const { session } = (await reach("confirmation")).context

  expect([...books]).toEqual([[session.confirmation?.bookingConfirmationId, `${day}T08:00`]])
})

test("the README contains the tested example word for word, and the example has at most 38 lines", () => {
  const example = readFileSync(join(PACKAGE, "test/own-backend.ts"), "utf8")

  expect(example.trimEnd().split("\n").length).toBeLessThanOrEqual(38)
  expect(readFileSync(join(PACKAGE, "README.md"), "utf8")).toContain(`\`\`\`ts\n${example}\`\`\``)
})

test("the package without XState weighs at most 7.7 KB", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(PACKAGE, "src/index.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    external: ["xstate"],
    conditions: ["forecourt-source"],
    write: false,
    metafile: true,
  })

  expect(gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length).toBeLessThan(MAX_BYTES)
  expect(Object.keys(metafile.inputs).filter((file) => file.includes("node_modules"))).toEqual([])
})

test("the package does not use React, window, document or fetch", () => {
  const sources = globSync("src/**/*.{ts,js}", { cwd: PACKAGE, exclude: ["**/*.test.ts"] })
  const wrong = sources.filter((file) =>
    /from "react|\bfetch\(|\bwindow\b|\bdocument\b/.test(readFileSync(join(PACKAGE, file), "utf8")),
  )

  expect(sources.length).toBeGreaterThan(8)
  expect(wrong).toEqual([])
})

test("the README contains the current state diagram of the machine", () => {
  const file = join(PACKAGE, "README.md")
  const written = readFileSync(file, "utf8")
  const shown = written.replace(
    /(<!-- states:begin -->\n)[\s\S]*?(<!-- states:end -->)/,
    (_, begin, end) => `${begin}${renderStates(tyreHotelMachine)}\n${end}`,
  )

  if (process.env.FORECOURT_WRITE !== undefined) writeFileSync(file, shown)
  expect(written, "Write it with FORECOURT_WRITE=1.").toBe(shown)
})
