import { readFileSync } from "node:fs"
import { expect, onTestFinished, test } from "vitest"
import { FIXTURE_TEMPLATES } from "../../services/content/test/fixture/fixture-templates.ts"
import { createFixture } from "../../services/content/test/start-fixture.ts"
import { contentFile, SITE, startAgain, writeJson } from "./start-fixture.ts"

const HOME = "pages/en.json"
const NAME = `query { layout(site: "${SITE}", routePath: "/", language: "en") { item { displayName rendered } } }`

async function startChanging() {
  let templates = FIXTURE_TEMPLATES
  let runWhileReading = async () => {}
  const fixture = await createFixture(
    (folder, overrides, log) =>
      startAgain(folder, overrides, log, templates, {
        readAgain: async () => {
          await runWhileReading()
          return { templates }
        },
      }),
    {},
  )
  onTestFinished(() => fixture.end())
  const file = contentFile(fixture.folder, HOME)
  const seedAgain = async () => (await fixture.author("POST", "seed")).json()
  return {
    ...fixture,
    seedAgain,
    page: JSON.parse(readFileSync(file, "utf8")),
    whileReading(happens: () => Promise<void>) {
      runWhileReading = happens
    },
    write: (page: object) => writeJson(file, page),
    change(next: typeof FIXTURE_TEMPLATES) {
      templates = next
    },
    name: async () => (await fixture.runQuery(NAME)).layout.item.displayName,
  }
}

test("reloading the content loads a changed file", async () => {
  const { page, write, seedAgain, name } = await startChanging()

  write({ ...page, name: "Another name" })

  expect(await seedAgain()).toMatchObject({ problems: [], hasChanged: true })
  expect(await name()).toBe("Another name")
})

test("a content file with an error is reported, and the previous content is served until the file is corrected", async () => {
  const { page, write, seedAgain, name } = await startChanging()
  const previous = await name()

  write({ ...page, name: "Another name", layout: { main: [{ block: "heroo-banner" }] } })
  const { problems, hasChanged } = await seedAgain()

  expect(hasChanged).toBe(false)
  expect(problems).toEqual([expect.stringContaining('"heroo-banner" does not exist')])
  expect(await name()).toBe(previous)
  write({ ...page, name: "Mended" })
  expect(await seedAgain()).toMatchObject({ problems: [], hasChanged: true })
  expect(await name()).toBe("Mended")
})

test("content with a new field is accepted after the template that defines the field has been reloaded", async () => {
  const { page, write, seedAgain, change } = await startChanging()

  write({ ...page, fields: { ...page.fields, mood: { value: "Cheerful" } } })
  expect((await seedAgain()).problems.join()).toContain("mood")
  change(
    FIXTURE_TEMPLATES.map((template) =>
      template.name === "PageFields"
        ? {
            ...template,
            fields: [...template.fields, { name: "Mood", type: "Single-Line Text", prop: "mood", kind: "text" }],
          }
        : template,
    ),
  )

  expect(await seedAgain()).toMatchObject({ problems: [], hasChanged: true })
})

test("a request that arrives during a content reload returns the new content", async () => {
  const { page, write, whileReading, seedAgain, name, author } = await startChanging()

  write({ ...page, name: "Another name" })
  const names: Promise<string>[] = []
  whileReading(async () => {
    names.push(...Array.from({ length: 20 }, name))
    // What was asked before has arrived by the time that so much is answered.
    for (let times = 0; times < 10; times += 1) await author("GET", "faults")
  })
  await seedAgain()

  expect(new Set(await Promise.all(names))).toEqual(new Set(["Another name"]))
})

test("concurrent content reloads all succeed", async () => {
  const { seedAgain, name } = await startChanging()

  const nothing = { problems: [], hasChanged: false, since: expect.any(Number) }
  expect(await Promise.all([seedAgain(), seedAgain(), seedAgain()])).toEqual(Array(3).fill(nothing))
  expect(await name()).not.toBe("")
})

test("a reload requires the authoring token and the POST method", async () => {
  const { url, author } = await startChanging()

  expect((await fetch(`${url}/authoring/seed`, { method: "POST" })).status).toBe(401)
  expect((await author("GET", "seed")).status).toBe(405)
})
