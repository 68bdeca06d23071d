import { EXAMPLE_ITEMS } from "@forecourt/finance"
import example from "@forecourt/schemas/blocks/swedish-loan/examples/default.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml, siteFor } from "../../test/render.tsx"

const TERMS = [
  "price",
  "deposit",
  "months",
  "residualPercent",
  "ratePercent",
  "rateKind",
  "setUpFee",
  "invoiceFee",
] as const

function listLines(page: HTMLElement): readonly string[] {
  return [...page.querySelectorAll("dl > div")].map((line) =>
    [...line.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, " ")).join(": "),
  )
}

test("the representative example of a loan is rendered completely, in the order that the law requires and with the statutory warning [spec 2 §1 swedish-loan]", async () => {
  const page = await renderDocument("SwedishLoan", example)

  expect(listLines(page)).toEqual([
    "Effektiv ränta: 6,21 %",
    "Ränta: 5,95 %",
    "Räntetyp: Rörlig",
    "Uppläggningsavgift: 595 kr",
    "Aviavgift per månad: 0 kr",
    "Kreditbelopp: 240 000 kr",
    "Avtalstid: 72 månader",
    "Kontantpris: 300 000 kr",
    "Kontantinsats: 60 000 kr",
    "Restvärde: 0 kr",
    "Att betala per månad inkl. aviavgift: 3 972 kr",
    "Kreditkostnad: 46 579 kr",
    "Att betala totalt: 286 579 kr",
  ])
  expect(listLines(page)).toHaveLength(EXAMPLE_ITEMS.se.length)
  expect(page.textContent).toContain("Att låna kostar pengar")
  expect(page.textContent).toContain(example.disclaimer.value)
  expect(page.querySelector("a")?.getAttribute("href")).toBe(example.link.value.href)
})

test("no figure of a loan is in larger type than its effective rate", async () => {
  const page = await renderDocument("SwedishLoan", example)

  const classes = [...page.querySelectorAll("dd")].map((figure) => figure.className)
  expect(new Set(classes).size).toBe(1)
})

test.each(TERMS)("a block without the field %s renders only the title, the text and the link", async (term) => {
  const { [term]: _, ...fields } = example

  const page = await renderDocument("SwedishLoan", fields)

  expect(page.textContent).toBe(
    `${example.title.value}${example.text.value.replaceAll(/<[^>]+>/g, "")}${example.link.value.text}`,
  )
})

test("no loan figures are rendered when the deposit leaves nothing to finance", async () => {
  const page = await renderDocument("SwedishLoan", { ...example, deposit: "300 000" })

  expect(page.querySelector("dl")).toBeNull()
  expect(page.querySelector("a")).not.toBeNull()
})

test.each(["en-SE", "sv-FI", "nb-NO"])(
  "the Swedish loan block renders nothing on a page with the locale %s",
  async (locale) => {
    expect(await renderHtml("SwedishLoan", example, siteFor({ locale }))).toBe("")
  },
)
