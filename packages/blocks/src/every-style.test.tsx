import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { renderHtml } from "../test/render.tsx"
import { seeCalendar } from "../test/see-calendar.tsx"
import { seeCarLater } from "../test/see-car-later.tsx"
import { seeCarsNear } from "../test/see-cars-near.tsx"
import { seeComparison } from "../test/see-comparison.tsx"
import { seeContactForm } from "../test/see-contact-form.tsx"
import { seeFinanceQuote } from "../test/see-finance-quote.tsx"
import { seeLoadingList } from "../test/see-loading-list.tsx"
import { seeMotion } from "../test/see-motion.tsx"
import { seeSearchAlert } from "../test/see-search-alert.tsx"
import { seeLaterPages } from "../test/visit-tyre-hotel.tsx"
import { seeLaterSteps } from "../test/visit-workshop-booking.tsx"
import { examples } from "./generated/examples.ts"
import { registry } from "./generated/registry.ts"
import { styles } from "./generated/styles.ts"

type Sheet = { readonly default: { readonly root: string } }

const getMark = (module: object) => (module as Sheet).default.root.replace(/^_root/, "")

const list = readFileSync(join(import.meta.dirname, "generated/styles.ts"), "utf8")
const imported = [...list.matchAll(/^import \* as (\w+)/gm)].map(([, name = ""]) => name)
const names = new Map([...new Set(Object.values(styles).flat())].map((module, at) => [getMark(module), imported[at]]))

const LATER: Readonly<Record<string, () => Promise<string>>> = {
  "car-list": async () => (await seeLoadingList()) + (await seeSearchAlert()) + seeCarsNear() + seeComparison(),
  "car-page": async () => seeComparison() + seeMotion() + seeContactForm() + seeFinanceQuote(),
  "car-teasers": seeCarLater,
  "cars-of-the-week": seeCarLater,
  "dealership-page": seeCarLater,
  "service-request-form": async () => seeCalendar(),
  "tyre-hotel": seeLaterPages,
  "workshop-booking": seeLaterSteps,
}

for (const [cmsName, { name }] of Object.entries(registry)) {
  test(`the style sheets listed for ${name} are exactly the style sheets that the block's examples use`, async () => {
    const shown = examples.filter(({ block, kind }) => block === name && kind !== "invalid")
    const rendered = await Promise.all(shown.map(({ fields, data }) => renderHtml(cmsName, fields, undefined, data)))
    const later = (await LATER[name]?.()) ?? ""
    const marks = [...rendered, later].join().match(/(?<=[\s"]_\w+?)_[0-9a-f]{6}(?=[\s"])/g)

    const seen = [...new Set(marks)].map((mark) => names.get(mark) ?? `a sheet that is not listed: ${mark}`)

    expect(seen.sort()).toEqual((styles[name] ?? []).map((module) => names.get(getMark(module))).sort())
  })
}
