import { createServer } from "node:net"
import { expect, type Page, test } from "@playwright/test"
import { type Dev, startDev } from "./start-dev.ts"

const SITE = "se-automotive"
const PAGE = "/integritet"
const BLURB = "packages/blocks/src/blurb"
const CONTENT = `sites/${SITE}/content`
const WORDS = `${CONTENT}/pages/integritet/sv.json`
const TABLE = `redirects/${SITE}.redirects.json`
const DICTIONARY = "schemas/site/dictionary.schema.json"
const SCHEMA = "schemas/blocks/blurb/blurb.schema.json"
const LABELS = "schemas/blocks/blurb/blurb.labels.json"

const TOKENS = "packages/themes/src/norrvik.tokens.json"

/** A generous timeout, since the time until a change is visible depends on the load of the machine. */
const PATIENCE = { timeout: 30_000 }
const QUIET_MS = 1500

let dev: Dev
let page: Page
const seconds: [string, number][] = []

test.beforeAll(async () => {
  test.setTimeout(300_000)
  dev = await startDev(SITE)
})

test.beforeEach(async ({ browser }) => {
  page = await browser.newPage()
})

test.afterEach(async () => {
  await dev.putBack()
  await waitUntilSettled()
  await expect(alert()).toHaveCount(0, PATIENCE)
  await page.close()
})

test.afterAll(async () => {
  for (const [what, took] of seconds) console.log(`${took.toFixed(2)} s  ${what}`)
  await dev?.interrupt()
  dev?.remove()
})

async function open(path = PAGE): Promise<void> {
  const isListening = page.waitForRequest((request) => request.resourceType() === "eventsource", PATIENCE)
  await page.goto(dev.url + path, { waitUntil: "domcontentloaded" })
  await isListening
  await waitUntilSettled()
}

async function waitUntilSettled(): Promise<void> {
  let previous = ""
  const isQuiet = () => {
    const said = dev.said()
    const isSame = said === previous
    previous = said
    return isSame
  }
  await expect.poll(isQuiet, { intervals: [QUIET_MS], timeout: 60_000 }).toBe(true)
}

async function shows(what: string, save: () => Promise<void>, see: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await save()
  await see()
  const took = (performance.now() - began) / 1000
  seconds.push([what, took])
  test.info().annotations.push({ type: "seconds until it shows", description: `${took.toFixed(2)} ${what}` })
}

const title = () => page.locator('[data-scope="blurb"] h1')
const root = () => page.locator('[data-scope="blurb"][data-part="root"]').first()
const alert = () => page.locator('[data-scope="dev-notes"][data-part="root"]')
const createReplacement = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to)
  expect(changed, `${from} stands there`).not.toBe(text)
  return changed
}

test("saving a component updates the open page", async () => {
  await open()
  await shows(
    "a changed component",
    () => dev.edit(`${BLURB}/blurb.tsx`, createReplacement("<div {...content}>", '<div {...content} id="edited">')),
    () => expect(page.locator("#edited")).toBeVisible(PATIENCE),
  )
})

test("saving a style sheet updates the open page", async () => {
  await open()
  await shows(
    "a changed style",
    () => dev.edit(`${BLURB}/blurb.module.css`, createReplacement(".content {", ".content {\n    opacity: 0.5;")),
    () => expect(page.locator('[data-scope="blurb"][data-part="content"]')).toHaveCSS("opacity", "0.5", PATIENCE),
  )
})

test("saving a schema updates the open page", async () => {
  await open()
  await expect(root()).not.toHaveAttribute("data-theme")
  await shows(
    "a changed schema",
    () => dev.edit(SCHEMA, createReplacement('"default": "None"', '"default": "BackgroundColor1"')),
    () => expect(root()).toHaveAttribute("data-theme", "surface-1", PATIENCE),
  )
})

test("a field added to the schema, the component and the content appears on the open page", async () => {
  await open()
  await shows(
    "a new field",
    async () => {
      await dev.edit(SCHEMA, (text) => {
        const schema = JSON.parse(text)
        schema.properties.kicker = { ...schema.properties.title, description: "A line above the title." }
        return JSON.stringify(schema, null, 2)
      })
      await dev.edit(LABELS, (text) => {
        const labels = JSON.parse(text)
        return JSON.stringify({ ...labels, kicker: labels.title }, null, 2)
      })
      await dev.edit(
        `${BLURB}/blurb.tsx`,
        createReplacement(
          '<Text {...part("title")}',
          '<Text id="kicker" field={fields.kicker} />\n            <Text {...part("title")}',
        ),
      )
      await dev.edit(
        WORDS,
        createReplacement('"titleTag": "h1"', '"titleTag": "h1", "kicker": { "value": "En rad ovanför" }'),
      )
    },
    () => expect(page.locator("#kicker")).toHaveText("En rad ovanför", PATIENCE),
  )
})

test("an edited UI text appears on the open page, whether the text is in the site's dictionary or in the shared dictionary", async () => {
  await open()
  const skip = page.locator('[data-scope="page"][data-part="skip"]')
  await shows(
    "a text of the site",
    () => dev.edit(`${CONTENT}/dictionary.sv.json`, createReplacement("{", '{ "page.skipToContent": "Raka vägen",')),
    () => expect(skip).toHaveText("Raka vägen", PATIENCE),
  )
  await dev.putBack()
  const previous = "Hoppa till innehållet"
  await expect(skip).toHaveText(previous, PATIENCE)
  await shows(
    "a text of the dictionary",
    () => dev.edit(DICTIONARY, createReplacement(previous, "Till innehållet")),
    () => expect(skip).toHaveText("Till innehållet", PATIENCE),
  )
})

test("a change to a design token appears on the open page", async () => {
  await open()
  await shows(
    "a changed token",
    () => dev.edit(TOKENS, createReplacement("[0.0627, 0.1294, 0.1804]", "[0, 0, 0]")),
    () => expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)", PATIENCE),
  )
})

test("an edited redirect takes effect without a restart", async () => {
  await open("/nyligen-flyttad")
  const rule = `{ "source": "/nyligen-flyttad", "target": "${PAGE}" },`
  await shows(
    "a redirect",
    () => dev.edit(TABLE, createReplacement('{ "source": "/index.html"', `${rule}{ "source": "/index.html"`)),
    () => expect(page).toHaveURL(dev.url + PAGE, PATIENCE),
  )
})

test("an edited content page shows its new text, and a newly added content page opens", async () => {
  await open()
  await shows(
    "a changed page",
    () =>
      dev.edit(WORDS, (text) => {
        const words = JSON.parse(text)
        words.layout.main[0].fields.title.value = "Ändrad rubrik"
        return JSON.stringify(words, null, 2)
      }),
    () => expect(title()).toHaveText("Ändrad rubrik", PATIENCE),
  )
  await open("/ny-sida")
  await shows(
    "a new page",
    () =>
      dev.edit(`${CONTENT}/pages/ny-sida/sv.json`, () =>
        JSON.stringify({
          name: "Ny sida",
          fields: { metaTitle: { value: "Ny sida" } },
          design: "default",
          layout: {
            main: [{ block: "blurb", id: "new-words", fields: { title: { value: "Helt ny" }, titleTag: "h1" } }],
          },
        }),
      ),
    () => expect(title()).toHaveText("Helt ny", PATIENCE),
  )
})

for (const [what, file, change, sentence] of [
  [
    "a mistake in a schema",
    SCHEMA,
    createReplacement('"default": "None"', '"default": "Nothing"'),
    /blurb\.schema\.json\s.+backgroundColor.+\.\s+\w.+\./s,
  ],
  ["a schema that is no JSON", SCHEMA, createReplacement("{", "{,"), /blurb\.schema\.json\s.+ JSON.+\.\s+Fix .+\./s],
  [
    "a label of no field",
    LABELS,
    createReplacement('"title": {', '"titel": {'),
    /blurb\.labels\.json\s.+"titel".+\.\s+Did you mean "title"\?/s,
  ],
  [
    "a redirect that leads nowhere",
    TABLE,
    createReplacement(
      '{ "source": "/index.html"',
      '{ "source": "/vart", "target": "/ingenstans" }, { "source": "/index.html"',
    ),
    /se-automotive\.redirects\.json:\d+: \/vart leads to \/ingenstans, which is no page\. Name .+\./,
  ],
  [
    "a redirect table that is no JSON",
    TABLE,
    createReplacement("{", "{,"),
    /se-automotive\.redirects\.json: .+ no JSON.+ Fix .+\./,
  ],
  [
    "a text that nobody says",
    `${CONTENT}/dictionary.sv.json`,
    createReplacement("{", '{ "page.skipToConten": "Raka vägen",'),
    /dictionary\.sv\.json\s+\/page\.skipToConten is a text that nothing says\. .+page\.skipToContent/s,
  ],
  [
    "a text of the dictionary without a language",
    DICTIONARY,
    (text: string) => {
      const schema = JSON.parse(text)
      delete schema.properties["page.skipToContent"]["x-text"].sv
      return JSON.stringify(schema, null, 2)
    },
    /dictionary\.schema\.json\s.+page\.skipToContent.+\.\s+\w.+\./s,
  ],
  [
    "content of the wrong type",
    WORDS,
    createReplacement('"titleTag": "h1"', '"titleTag": 1'),
    /integritet\/sv\.json\s+\/layout\/main\/0\/fields\/titleTag .+\. \w.+\./s,
  ],
  ["content that is no JSON", WORDS, createReplacement("{", "{,"), /integritet\/sv\.json\s+.+ no JSON: .+\. Fix .+\./s],
  [
    "a token that points nowhere",
    TOKENS,
    (text: string) => {
      const tokens = JSON.parse(text)
      tokens.palette.ink = { $value: "{palette.nowhere}" }
      return JSON.stringify(tokens, null, 2)
    },
    /tokens: "palette\.ink" points at "palette\.nowhere", which does not exist\. Correct the alias\./,
  ],
  ["tokens that are no JSON", TOKENS, createReplacement("{", "{,"), /norrvik\.tokens\.json: is no JSON: .+\. Fix .+\./],
] as const) {
  test(`${what} shows an error on the page until the mistake is fixed`, async () => {
    await open()
    const was = await title().innerText()

    await shows(
      what,
      () => dev.edit(file, change),
      () => expect(alert()).toContainText(sentence, PATIENCE),
    )
    await expect(title()).toHaveText(was)
    await shows(
      `${what}, mended`,
      () => dev.putBack(),
      () => expect(alert()).toHaveCount(0, PATIENCE),
    )
  })
}

test("a syntax error in code shows the framework's overlay until the error is fixed", async () => {
  await open()
  const overlay = page.locator("nextjs-portal").getByRole("dialog")

  await dev.edit(`${BLURB}/blurb.tsx`, createReplacement("export function Blurb(", "export function Blurb(("))
  await expect(overlay).toContainText("blurb.tsx", PATIENCE)
  await dev.putBack()

  await expect(overlay).toHaveCount(0, PATIENCE)
  await expect(title()).toBeVisible(PATIENCE)
})

test("Ctrl+C stops the dev command and frees all of the command's ports", async () => {
  expect(await dev.interrupt()).toBe(0)
  for (const port of dev.ports) expect(await isFree(port), `port ${port} is free`).toBe(true)
})

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
