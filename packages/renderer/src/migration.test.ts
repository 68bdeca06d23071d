import { expect, test } from "vitest"
import type { RegistryEntry } from "./block.types.ts"
import { defineMigration, upcast } from "./migration.ts"
import type { Layout, Rendering } from "./read/layout.types.ts"
import type { Report, SiteContext } from "./site-context.types.ts"
import { validatePage } from "./validate-page.ts"

const card: RegistryEntry = {
  name: "car-model-card",
  version: 2,
  render: "server",
  component: () => null,
  wire: { Title: { prop: "title", kind: "string" }, Badge: { prop: "badge", kind: "string" } },
  history: {
    wires: {
      1: { Title: { prop: "title", kind: "string" }, CampaignLabel: { prop: "campaignLabel", kind: "string" } },
    },
    migrations: [
      defineMigration({
        block: "car-model-card",
        from: 1,
        to: 2,
        up({ campaignLabel: badge, ...fields }) {
          if (badge === "!") throw new Error("car-model-card: a label of one sign.")
          return { ...fields, badge }
        },
      }),
    ],
  },
  parse: (fields) => (typeof fields === "object" && fields !== null && "title" in fields ? fields : null),
  explain: async () => () => [],
}

function readCard(fields: Record<string, string>, params: Record<string, string> = {}) {
  const reports: Report[] = []
  const rendering: Rendering = {
    id: "1",
    block: "CarModelCard",
    dataSource: "",
    hasContent: true,
    params,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
    placeholders: {},
  }
  const layout = { route: { placeholders: { main: [rendering] } } } as unknown as Layout
  const site = { mode: "live", report: (report: Report) => reports.push(report) } as unknown as SiteContext
  const [block] = validatePage(layout, { CarModelCard: card }, site).placeholders.main ?? []
  return { block, reports }
}

test("content without a version is treated as version 1 and is migrated before parsing", () => {
  expect(readCard({ Title: "EX30", CampaignLabel: "Nyhet" }).block).toMatchObject({
    state: "ready",
    fields: { title: "EX30", badge: "Nyhet" },
  })
})

test("content of the newest version is not migrated", () => {
  expect(readCard({ Title: "EX30", Badge: "Nyhet" }, { SchemaVersion: "2" }).block).toMatchObject({
    state: "ready",
    fields: { title: "EX30", badge: "Nyhet" },
  })
})

test("content without a version is not migrated when it already uses the newest field names", () => {
  expect(readCard({ Title: "EX30", Badge: "Nyhet" }).block).toMatchObject({
    state: "ready",
    fields: { title: "EX30", badge: "Nyhet" },
  })
})

test("the page editor receives invalid migrated content with the newest field names", () => {
  expect(readCard({ CampaignLabel: "Nyhet" }).block).toMatchObject({ state: "invalid", fields: { badge: "Nyhet" } })
})

test("a migration that fails makes only the affected block invalid", () => {
  expect(readCard({ Title: "EX30", CampaignLabel: "" }).block).toMatchObject({ state: "ready" })
  expect(readCard({ Title: "EX30", CampaignLabel: "!" }).block).toMatchObject({ state: "invalid" })
})

test("content of an unknown version is kept unchanged and reported", () => {
  const { block, reports } = readCard({ Title: "EX30" }, { SchemaVersion: "3" })

  expect(block).toMatchObject({ state: "unknown", rendering: { fields: { Title: { value: "EX30" } } } })
  expect(reports).toMatchObject([{ kind: "unknown-version", message: expect.stringMatching(/version 3.*version 2/) }])
})

test("migrations run in version order, and versions without a migration are skipped", () => {
  const rename = (from: number, to: number, old: string, now: string) =>
    defineMigration({
      block: "card",
      from,
      to,
      up: ({ [old]: value, ...fields }) => (value === undefined ? fields : { ...fields, [now]: value }),
    })
  const migrations = [rename(3, 4, "badge", "ribbon"), rename(1, 2, "label", "badge")]

  expect(upcast({ label: "Nyhet" }, 1, { migrations })).toEqual({ ribbon: "Nyhet" })
  expect(upcast({ badge: "Nyhet" }, 2, { migrations })).toEqual({ ribbon: "Nyhet" })
  expect(upcast({ badge: "Nyhet" }, 3, { migrations })).toEqual({ ribbon: "Nyhet" })
  expect(upcast({ label: "Nyhet" }, 4, { migrations })).toEqual({ label: "Nyhet" })
})
