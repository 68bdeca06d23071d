import { readLayout, type SiteContext } from "@forecourt/renderer"
import { expect, onTestFinished, test } from "vitest"
import { createPage, note, noteEntry, siteWith } from "../test/situation.tsx"
import type { Registry } from "./block.types.ts"
import { type LoadPageOptions, loadPage } from "./load-page.ts"
import type { Block, Page } from "./page.types.ts"
import { validatePage } from "./validate-page.ts"

interface Loading {
  readonly signal: AbortSignal
}

const getLoading = (load: (loading: Loading) => unknown, more: object = {}): Registry => ({
  Note: noteEntry({ load: load as never, ...more }),
})

function pageWith(
  registry: Registry,
  renderings: readonly object[] = [note("a")],
  site: SiteContext = siteWith(),
): Page {
  return validatePage(readLayout(createPage(renderings)), registry, site)
}

type Options = Partial<LoadPageOptions<object>>

async function load(
  page: Page,
  { site = siteWith(), services = {}, ...more }: Options = {},
): Promise<readonly Block[]> {
  return (await loadPage(page, { site, services, ...more })).placeholders["headless-main"] ?? []
}

const waitForever = () => new Promise(() => {})

test("when the signal is already aborted, all blocks with a loader fail immediately", async () => {
  const site = siteWith()
  const page = pageWith(getLoading(async () => ({ title: { value: "late" } })))

  expect(await load(page, { site, signal: AbortSignal.abort() })).toMatchObject([{ state: "failed" }])
  expect(site.reports).toMatchObject([{ kind: "failed-load", fault: "service", id: "a" }])
})

test("aborting while blocks are loading ends the wait and aborts the signals of all loaders", async () => {
  const calls: Loading[] = []
  const controller = new AbortController()
  const page = pageWith(
    getLoading((loading) => {
      calls.push(loading)
      return waitForever()
    }),
  )

  const loaded = load(page, { signal: controller.signal, deadlineMs: 60_000 })
  controller.abort()

  expect(await loaded).toMatchObject([{ state: "failed" }])
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
})

test("each loader has a separate deadline, which is three seconds by default", async () => {
  const { timeout } = AbortSignal
  onTestFinished(() => {
    AbortSignal.timeout = timeout
  })
  const deadlines: number[] = []
  AbortSignal.timeout = (milliseconds) => {
    deadlines.push(milliseconds)
    return timeout.call(AbortSignal, milliseconds)
  }
  const { signal } = new AbortController()

  expect(await load(pageWith(getLoading(waitForever)), { signal, deadlineMs: 5 })).toMatchObject([{ state: "failed" }])
  expect(await load(pageWith(getLoading(async () => ({}))))).toMatchObject([{ state: "ready" }])
  expect(deadlines).toEqual([5, 3000])
})

test("nested blocks are loaded without mutating the original page", async () => {
  const titles: unknown[] = []
  const registry = {
    ...getLoading(async (input) => {
      const { fields } = input as unknown as { fields: { title: { value: string } } }
      titles.push(fields.title.value)
      return `loaded ${fields.title.value}`
    }),
    Still: noteEntry(),
  }
  const inner = { placeholders: { "note-{*}": [note("b"), note("c", { componentName: "Still" })] } }
  const page = pageWith(registry, [note("still", { componentName: "Still", ...inner }), note("a", inner)])
  const previous = JSON.stringify(page)

  const placeholders = { "note-{*}": [{ fields: { title: { value: "b" } }, data: "loaded b" }, { state: "ready" }] }
  expect(await load(page)).toMatchObject([
    { state: "ready", fields: { title: { value: "still" } }, placeholders },
    { state: "ready", fields: { title: { value: "a" } }, data: "loaded a", placeholders },
  ])
  expect(titles.sort()).toEqual(["a", "b", "b"])
  expect(JSON.stringify(page)).toBe(previous)
})

test("a loader receives its block's fields, parameters and data source, the site, the services and a signal", async () => {
  const calls: object[] = []
  const site = siteWith()
  const services = { name: "content" }
  const registry = getLoading(async (loading) => {
    calls.push(loading)
    return {}
  })
  const page = pageWith(registry, [note("a", { params: { Styles: "dark" }, dataSource: "/data/a" })])

  await load(page, { site, services })

  expect(calls).toMatchObject([
    {
      fields: { title: { value: "a" } },
      params: { Styles: "dark" },
      dataSource: "/data/a",
      services: { name: "content" },
      signal: expect.any(AbortSignal),
    },
  ])
  expect((calls[0] as { site: unknown }).site).toBe(site)
})

test("a loader that fails affects only its own block, and the failure is reported", async () => {
  const site = siteWith()
  const registry = {
    ...getLoading(() => Promise.reject("no words")),
    Still: noteEntry(),
  }
  const inner = { placeholders: { "note-{*}": [note("b", { componentName: "Still" })] } }

  expect(await load(pageWith(registry, [note("a", inner)]), { site })).toMatchObject([
    { state: "failed", rendering: { id: "a" }, placeholders: { "note-{*}": [{ state: "ready" }] } },
  ])
  expect(site.reports).toEqual([
    { kind: "failed-load", block: "Note", id: "a", message: "loadPage: no words", cause: "no words", fault: "block" },
  ])
})

test("a component receives the loader's result together with the fields, which are parsed only once", async () => {
  const parsed: unknown[] = []
  const parse = (fields: unknown) => {
    parsed.push(fields)
    return fields as object
  }
  const data = { title: { value: "loaded" } }

  const loaded = await load(pageWith(getLoading(async () => data, { parse })))

  expect(loaded).toMatchObject([{ state: "ready", fields: { title: { value: "a" } }, data }])
  expect(parsed).toHaveLength(1)
})

function strictRegistry(more: object = {}): Registry {
  const issue = (pointer: string, message: string) => ({ pointer, keyword: "type", message, severity: "draft" })
  return {
    Note: noteEntry({
      parse: (fields) => ("link" in (fields as object) || !("title" in (fields as object)) ? null : (fields as object)),
      explain: (async () =>
        (fields: object, { language = "en" } = {}) => [
          ...("title" in fields ? [] : [issue("", `${language}: no title`)]),
          ...("link" in fields ? [issue("/link", `${language}: no link`)] : []),
        ]) as never,
      ...more,
    }),
  }
}

const wrong = { Title: { value: "a" }, Link: { value: { href: "/b" } } }

test("a block with an invalid field is repaired before loading, and the issue is reported", async () => {
  const site = siteWith()
  const calls: unknown[] = []
  const registry = strictRegistry({
    load: (async ({ fields }: { fields: object }) => {
      calls.push(fields)
      return 1
    }) as never,
  })

  expect(await load(pageWith(registry, [note("a", { fields: wrong })]), { site })).toMatchObject([
    { state: "ready", fields: { title: { value: "a" } }, data: 1 },
  ])
  expect(calls).toEqual([{ title: { value: "a" } }])
  expect(site.reports).toMatchObject([
    {
      kind: "invalid-block",
      block: "Note",
      id: "a",
      message:
        'validatePage: the fields of "Note" do not fit its schema: en: no link (/link). Correct them in the content platform.',
    },
  ])
})

test("a block that cannot be repaired is not loaded and is reported with all its issues", async () => {
  const site = siteWith()
  const calls: unknown[] = []
  const loader = async (input: unknown) => calls.push(input)
  const fields = { Link: { value: { href: "/b" } } }

  expect(
    await load(pageWith(strictRegistry({ load: loader as never }), [note("a", { fields })]), { site }),
  ).toMatchObject([{ state: "invalid", issues: [{ message: "en: no title" }, { message: "en: no link" }] }])
  expect(calls).toEqual([])
  expect(site.reports[0]?.message).toContain("en: no title (/); en: no link (/link).")
})

test("in the page editor an invalid block is shown with issues in the editor's language instead of being repaired", async () => {
  const site = siteWith({ mode: "editing", language: "sv" })
  const page = pageWith(strictRegistry(), [note("a", { fields: { Text: { value: "a" } } })], site)

  expect(await load(page, { site })).toMatchObject([{ state: "invalid", issues: [{ message: "sv: no title" }] }])
})
