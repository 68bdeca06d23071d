import {
  loadPage,
  type Mode,
  type Registry,
  type Report,
  readLayout,
  renderArea,
  validatePage,
} from "@forecourt/renderer"
import { createElement, Fragment } from "react"
import { prerender } from "react-dom/static"
import { expect, test } from "vitest"
import { toWire } from "../../../bench/page/to-wire.ts"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { dangersIn } from "../test/dangers.ts"
import { createFuzzedLayout } from "../test/fuzzed-layouts.ts"
import { siteFor } from "../test/render.tsx"
import { examples } from "./generated/examples.ts"
import { registry } from "./generated/registry.ts"

/**
 * The number of layouts. `FORECOURT_FUZZ=20000` starts a long run, and `FORECOURT_FUZZ_FROM=417` repeats a single
 * layout.
 */
const COUNT = Number(process.env.FORECOURT_FUZZ ?? readSampled(1000))
const FROM = Number(process.env.FORECOURT_FUZZ_FROM ?? 0)

const samples = Object.entries(registry).flatMap(([name, { name: folder, wire, parse }]) =>
  examples
    .filter(({ block }) => block === folder)
    .map(({ fields }) => ({
      name,
      fields: toWire((parse(fields) ?? fields) as Readonly<Record<string, unknown>>, wire),
    })),
)

const blocks: Registry = Object.fromEntries(
  Object.entries(registry).map(([name, { load, ...entry }], at) => [
    name,
    load === undefined
      ? entry
      : {
          ...entry,
          load: () => (at % 2 === 0 ? Promise.resolve(findData(entry.name)) : Promise.reject(new Error("no"))),
        },
  ]),
)

function findData(block: string): unknown {
  return examples.find((example) => example.block === block && example.data !== undefined)?.data
}

test("randomly generated layouts render without errors and without executable scripts [spec 1 §2 section-failed]", async () => {
  const wrong: string[] = []
  for (let number = FROM; number < FROM + COUNT; number += 1) {
    for (const problem of await findProblems(number, getMode(number))) wrong.push(`${number}: ${problem}`)
  }

  expect(wrong).toEqual([])
}, 180_000)

function getMode(number: number): Mode {
  return number % 5 === 4 ? "editing" : "live"
}

async function findProblems(number: number, mode: Mode): Promise<readonly string[]> {
  const reports: Report[] = []
  const site = siteFor({ mode, report: (report) => reports.push(report) })
  try {
    const layout = readLayout(createFuzzedLayout(number, samples))
    const page = await loadPage(validatePage(layout, blocks, site), { site, services: {} })
    const areas = ["headless-header", "headless-main", "headless-footer"].map((area) => renderArea(page, area, site))
    const errors: string[] = []
    const { prelude } = await prerender(createElement(Fragment, null, ...areas), {
      onError: (error) => void errors.push(`an island threw: ${error}`),
    })
    const thrown = reports.filter(({ kind }) => kind === "failed-block").map(({ message }) => message)
    return [...thrown, ...errors, ...dangersIn(await new Response(prelude).text())]
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}
