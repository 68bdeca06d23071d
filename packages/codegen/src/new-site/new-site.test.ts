import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { drawArtwork } from "../../../../demo/artwork/src/artwork.ts"
import { checkSeed } from "../../../services/content/src/seed/check-seed.ts"
import { readSeed } from "../../../services/content/src/seed/read-seed.ts"
import { PLATFORM_TEMPLATES } from "../../../services/content/src/templates/platform-templates.ts"
import { createTemplateSet } from "../../../services/content/src/templates/template-set.ts"
import { parseSiteConfig } from "../../../site-shell/src/generated/site-config.parser.js"
import { addToLock } from "./add-to-lock.ts"
import { createSite } from "./new-site.ts"
import { formatJson } from "./print-json.ts"
import { readBrandGroup } from "./read-brand-group.ts"
import { readGlue } from "./site-glue.ts"
import { listSiblings, readSiteOptions } from "./site-options.ts"
import { createThemeResolver, formatSiteFonts } from "./site-theme.ts"
import { siteTexts } from "./texts/texts.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const read = (path: string, root = ROOT) => readFileSync(join(root, path), "utf8")

function copyOfRepository(): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-site-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const paths = [
    "package.json",
    "package-lock.json",
    "forecourt.config.json",
    "packages/themes",
    "packages/ui-kit",
    ...["se-automotive", "se-used"].flatMap((site) =>
      globSync(`sites/${site}/{*.{ts,json},app,theme,content/site.json}`, { cwd: ROOT }),
    ),
  ]
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (from) => !/[/\\](dist|node_modules)$/.test(from),
    })
  }
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"))
  return root
}

test("a new site has settings, routes, a theme, content, a redirect table and a lock file entry", () => {
  const root = copyOfRepository()

  const { written } = createSite(root, ["dk-used", "--languages=sv,en"])

  const removeFolder = (path: string) => path.replace("sites/dk-used/", "")
  const glue = Object.keys(readGlue(ROOT, "se-used"))
  expect(written.map(removeFolder)).toEqual(
    expect.arrayContaining([...glue, "site.config.ts", "fonts.ts", "package.json"]),
  )
  expect(existsSync(join(root, "sites/dk-used/theme/generated/theme.css"))).toBe(true)
  expect(read("sites/dk-used/proxy.ts", root)).toContain("redirects/generated/dk-used.json")
  expect(JSON.parse(read("redirects/dk-used.redirects.json", root))).toMatchObject({ site: "dk-used", groups: [] })
  expect(JSON.parse(read("package-lock.json", root)).packages["sites/dk-used"].name).toBe("@forecourt-sites/dk-used")
  expect(handWrittenLines(root, "dk-used")).toBeLessThan(300)
})

test("a new site loads typefaces in the same way as the existing sites of the brand group", () => {
  const options = readSiteOptions(ROOT, ["dk-automotive", "--brand-group=norrvik"])

  expect(formatSiteFonts(options, readBrandGroup(ROOT, "norrvik"))).toBe(read("sites/se-automotive/fonts.ts"))
})

test("a new site has the same design tokens for every surface as the existing sites of the brand group", () => {
  const options = readSiteOptions(ROOT, ["dk-automotive", "--brand-group=norrvik"])

  const { sets, modifiers } = createThemeResolver(options, readBrandGroup(ROOT, "norrvik")) as unknown as Resolver
  const sibling: Resolver = JSON.parse(read("sites/se-automotive/theme/theme.resolver.json"))
  expect(sets.norrvik?.sources).toEqual(sibling.sets.norrvik?.sources)
  expect(modifiers.theme?.contexts).toEqual(sibling.modifiers.theme?.contexts)
})

interface Resolver {
  readonly sets: Readonly<Record<string, { readonly sources: unknown }>>
  readonly modifiers: Readonly<Record<string, { readonly contexts: unknown }>>
}

function handWrittenLines(root: string, site: string): number {
  const files = globSync(`sites/${site}/**/*.{ts,tsx}`, { cwd: root })
  return files.flatMap((path) => read(path, root).trimEnd().split("\n")).length
}

test("the initial content of a new site is valid in each language and uses only existing pictures", () => {
  const root = copyOfRepository()

  createSite(root, ["dk-used", `--languages=${Object.keys(siteTexts)}`])

  const seed = readSeed(join(root, "sites/dk-used/content"))
  expect(checkSeed(seed, createTemplateSet(PLATFORM_TEMPLATES))).toEqual([])
  const text = JSON.stringify(seed.files)
  expect(text).not.toMatch(/\{(company|mail)\}/)
  const pictures = [...text.matchAll(/\/-\/media\/(artwork[^"?]+)/g)].map(([, path = ""]) => path)
  expect(pictures.filter((path) => drawArtwork(path) === null)).toEqual([])
})

test("omitted options of a new site are derived from the country and from similar sites", () => {
  expect(readSiteOptions(ROOT, ["no-used"])).toEqual({
    name: "no-used",
    sibling: "fi-used",
    brandGroup: "rullo",
    languages: ["nb"],
    host: "no.rullo.example",
    timeZone: "Europe/Oslo",
    company: "Rullo",
  })
  expect(readSiteOptions(ROOT, ["uk-trucks", "--brand-group=norrvik"])).toMatchObject({
    languages: ["en"],
    timeZone: "Europe/London",
    company: "Norrvik Automotive",
  })
  expect(readSiteOptions(ROOT, ["dk-used"])).toMatchObject({ languages: ["da"], timeZone: "Europe/Copenhagen" })
})

test.each([
  [[], "new site: it has no name. Write the country and the kind: dk-used."],
  [["Used"], 'new site: "Used" is no name of a site. Write the country and the kind: dk-used.'],
  [["DK Used"], 'new site: "DK Used" is no name of a site. Write the country and the kind: dk-used.'],
  [
    ["dk-used", "--languages=de"],
    'new site: nothing is written in "de" yet. Choose from sv, nb, da, en, fi, sk, or add its texts: docs/add-a-site.md.',
  ],
  [
    ["dk-used", "--languages=sv,sv"],
    "new site: --languages is a list of different languages, for example --languages=sv,en.",
  ],
  [
    ["dk-used", "--host=https://www.rullo.example"],
    'new site: "https://www.rullo.example" is no host. Write it bare, without https:// and www, for example rullo.example.',
  ],
  [["dk-used", "--brand-group=rulo"], 'new site: there is no brand group "rulo". Did you mean rullo?'],
  [["dk-used", "--brand-group=volvo"], 'new site: there is no brand group "volvo". Choose from norrvik, rullo.'],
  [
    ["dk-used", "--time-zone=Copenhagen"],
    'new site: "Copenhagen" is no time zone. Write one such as Europe/Copenhagen.',
  ],
  [
    ["de-used"],
    'new site: most people of "de" read "de", in which nothing is written yet. Add its texts (docs/add-a-site.md), or choose with --languages=en.',
  ],
  [["xx-used"], 'new site: "xx" is no country whose clocks we know. Say --time-zone=Europe/Copenhagen.'],
  [
    ["dk-used", "--colour=red"],
    "new site: Unknown option '--colour'. Options are --languages, --host, --brand-group, --time-zone, --company.",
  ],
  [["se-used"], "new site: sites/se-used is there already. Edit it, or choose another name."],
])("the arguments %j are rejected with a suggested fix", (args, message) => {
  expect(() => createSite(ROOT, args)).toThrow(message)
})

test("all sites have the same routes and setup files, apart from the name of the redirect table", () => {
  const glue = (site: string) =>
    Object.fromEntries(
      Object.entries(readGlue(ROOT, site)).map(([path, text]) => [
        path,
        text.replaceAll(`redirects/generated/${site}.`, "redirects/…"),
      ]),
    )
  const [first = "", ...others] = listSiblings(ROOT)

  for (const site of others) expect(glue(site), site).toEqual(glue(first))
})

test("the settings of every site match their schema, and only se-automotive redirects www to the bare host [spec 1 §2 www]", async () => {
  const sites = await Promise.all(
    listSiblings(ROOT).map(async (site) => (await import(join(ROOT, `sites/${site}/site.config.ts`))).config),
  )

  expect(sites.map(parseSiteConfig)).not.toContain(null)
  expect(sites.filter(({ redirectsFromWww }) => redirectsFromWww).map(({ name }) => name)).toEqual(["se-automotive"])
})

test("adding a site to package-lock.json produces the same file as npm", () => {
  const lock = read("package-lock.json")
  const removeFolder = JSON.parse(read("sites/se-used/package.json"))
  const without = JSON.parse(lock)
  delete without.packages["sites/se-used"]
  delete without.packages["node_modules/@forecourt-sites/se-used"]

  expect(
    addToLock(JSON.stringify(without), { folder: "sites/se-used", manifest: removeFolder, command: "new site" }),
  ).toBe(lock)
})

test("a dependency that is missing from the lock file is named in the error", () => {
  const manifest = { name: "@forecourt-sites/dk-used", version: "0.0.0", dependencies: { "left-pad": "1.0.0" } }

  expect(() => addToLock('{ "packages": {} }', { folder: "sites/dk-used", manifest, command: "new site" })).toThrow(
    "new site: left-pad is not in package-lock.json. Run npm install, then try again.",
  )
})

test("JSON is formatted on one line when the line is short enough", () => {
  const document = { name: "x", list: ["sv", "en"], empty: {}, link: { value: { href: "/", text: "a".repeat(75) } } }

  expect(formatJson(document)).toBe(`{
  "name": "x",
  "list": ["sv", "en"],
  "empty": {},
  "link": {
    "value": { "href": "/", "text": "${"a".repeat(75)}" }
  }
}
`)
})
