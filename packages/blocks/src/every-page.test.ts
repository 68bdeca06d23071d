import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, test } from "vitest"
import { registry } from "./generated/registry.ts"

const ROOT = join(import.meta.dirname, "../../..")
const blocks = new Map(Object.values(registry).map((entry) => [entry.name, entry]))

const contents = globSync("sites/*/content", { cwd: ROOT })

test("every configured site has a content folder", () => {
  expect(contents).toHaveLength(globSync("sites/*/site.config.ts", { cwd: ROOT }).length)
  expect(contents.length).toBeGreaterThan(0)
})

test.each(contents)("every block in %s conforms to its schema", (content) => {
  const files = globSync("{pages,designs}/**/*.json", { cwd: join(ROOT, content) })

  const wrong = files.flatMap((file) =>
    blocksIn(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")))
      // `null` means that the fields are invalid.
      .filter(({ block, fields = {} }) => (blocks.get(block)?.parse(fields) ?? null) === null)
      .map(({ block, id }) => `${file}: ${block} ${id}`),
  )

  expect(files.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

test.each(contents)("the footer of %s is the same in all page designs for the same language", (content) => {
  const designs = globSync("designs/**/*.json", { cwd: join(ROOT, content) })

  const footers = designs.map((file) => ({
    language: basename(file),
    blocks: blocksIn(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")).footer).map(({ block }) => block),
    text: JSON.stringify(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")).footer),
  }))
  const languages = new Set(footers.map(({ language }) => language))

  expect(footers.length).toBeGreaterThan(0)
  expect(footers.filter(({ blocks }) => !blocks.includes("footer"))).toEqual([])
  expect(new Set(footers.map(({ language, text }) => language + text)).size).toBe(languages.size)
})

test("at least one site has several page designs for the same language", () => {
  const designs = contents.map((content) =>
    globSync("designs/**/*.json", { cwd: join(ROOT, content) }).map((file) => basename(file)),
  )

  expect(designs.some((files) => files.length > new Set(files).size)).toBe(true)
})

test.each(contents)("the content of %s uses only pictures of the site's brand group", (content) => {
  const files = globSync("**/*.json", { cwd: join(ROOT, content) })
  const text = files.map((file) => readFileSync(join(ROOT, content, file), "utf8")).join()
  const isRullo = text.includes("/-/media/artwork/logo/rullo")

  const scenes = [...text.matchAll(/artwork\/(?:scenes|details)\/([\w-]+)/g)].map(([, name = ""]) => name)

  expect(scenes.length).toBeGreaterThan(0)
  expect(scenes.filter((name) => name.startsWith("rullo-") !== isRullo)).toEqual([])
})

test.each(globSync("sites/*/content", { cwd: ROOT }))("the tables in %s have no empty heading or cell", (content) => {
  const files = globSync("pages/**/*.json", { cwd: join(ROOT, content) })

  const blank = files.filter((file) =>
    blocksIn(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")))
      .filter(({ block }) => block === "table")
      .some(({ fields }) => JSON.stringify(fields).includes('"value":""')),
  )

  expect(files.length).toBeGreaterThan(0)
  expect(blank).toEqual([])
})

test.each(globSync("sites/*/content", { cwd: ROOT }))(
  "the social links of %s lead to a profile, not to a home page",
  (content) => {
    const files = globSync("{pages,designs}/**/*.json", { cwd: join(ROOT, content) })

    const bare = files.flatMap((file) =>
      blocksIn(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")))
        .flatMap(({ fields }) => SOCIAL_NETWORKS.flatMap((network) => linksTo(network, fields)))
        .filter((href) => new URL(href).pathname === "/")
        .map((href) => `${file}: ${href}`),
    )

    expect(files.length).toBeGreaterThan(0)
    expect(bare).toEqual([])
  },
)

test.each(globSync("sites/*/content", { cwd: ROOT }))(
  "the form and portal ids in %s are not dummy values",
  (content) => {
    const files = globSync("{pages,designs}/**/*.json", { cwd: join(ROOT, content) })

    const invented = files.flatMap((file) =>
      blocksIn(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")))
        .flatMap(({ fields }) => Object.entries(fields ?? {}))
        .filter(([name, value]) => /^(formId|portalId)$/.test(name) && isInvented(String(value)))
        .map(([name, value]) => `${file}: ${name} ${value}`),
    )

    expect(files.length).toBeGreaterThan(0)
    expect(invented).toEqual([])
    expect(["00000000-0000-4000-8000-000000000000", "000000000000000", "12345678"].map(isInvented)).toEqual([
      true,
      true,
      true,
    ])
  },
)

test.each(globSync("sites/*/content/designs/*/*.json", { cwd: ROOT }))(
  "the navigation bar of %s has no two items with the same title",
  (file) => {
    const [, site = "", , , , name = ""] = file.split(/[/\\]/)
    const pages = globSync(`sites/${site}/content/pages/*/${name}`, { cwd: ROOT })
      .map((page) => JSON.parse(readFileSync(join(ROOT, page), "utf8")).fields)
      .filter(({ hideInNavigation }) => hideInNavigation !== true)
      .map(({ navTitle }) => navTitle.value)
    const extra = blocksIn(JSON.parse(readFileSync(join(ROOT, file), "utf8")))
      .flatMap(({ fields }) => (fields as BarFields | undefined)?.extraNavigationItems ?? [])
      .map(({ title }) => title.value)

    const names = [...pages, ...extra]

    expect(pages.length).toBeGreaterThan(0)
    expect(names.filter((item, index) => names.indexOf(item) !== index)).toEqual([])
  },
)

const SOCIAL_NETWORKS = ["facebook.com", "instagram.com", "linkedin.com", "youtube.com", "tiktok.com", "x.com"]

interface BarFields {
  readonly extraNavigationItems?: readonly { readonly title: { readonly value: string } }[]
}

function linksTo(host: string, fields: unknown): string[] {
  const isTemplate = (href: string) => URL.canParse(href) && new URL(href).host.replace(/^www\./, "") === host
  return [...JSON.stringify(fields ?? {}).matchAll(/"href":"([^"]+)"/g)].map(([, href = ""]) => href).filter(isTemplate)
}

/**
 * True if an identifier is obviously invented, because it contains only zeros (apart from a UUID's version digits) or
 * consecutive digits.
 */
function isInvented(id: string): boolean {
  const digits = id.replaceAll("-", "")
  return /^0{8,}[048]*0*[048]*0*$/.test(digits) || "01234567890123456789".includes(digits)
}

interface PlacedBlock {
  readonly block: string
  readonly id?: string
  readonly fields?: object
}

function blocksIn(value: unknown): PlacedBlock[] {
  if (value === null || typeof value !== "object") return []
  const block = "block" in value && typeof value.block === "string" ? [value as PlacedBlock] : []
  return [...block, ...Object.values(value).flatMap(blocksIn)]
}
