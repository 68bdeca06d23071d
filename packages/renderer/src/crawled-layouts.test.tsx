import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type BlockProps,
  Image,
  type ImageField,
  Link,
  type LinkField,
  type Registry,
  RichText,
  type RichTextField,
  readLayout,
  renderArea,
  validatePage,
  type Wire,
} from "@forecourt/renderer"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { noteEntry, siteWith } from "../test/situation.tsx"

// Layouts crawled from a real tenant. They are not part of this repository.
const FOLDER = join(import.meta.dirname, "../../../../shared/cases/edge")
const missing = existsSync(FOLDER) ? "" : " (skipped without ../shared/cases)"

const wire: Wire = {
  Text: { prop: "text", kind: "rich-text" },
  Image: { prop: "image", kind: "image" },
  PromoIcon: { prop: "image", kind: "image" },
  PromoText: { prop: "text", kind: "rich-text" },
  PromoLink: { prop: "link", kind: "link" },
}

interface Fields {
  text?: RichTextField
  image?: ImageField
  link?: LinkField
  items?: readonly Item[]
}

interface Item {
  readonly name: string
  readonly path: string
  readonly children?: readonly Item[]
}

const anything = noteEntry({
  wire,
  parse: (fields) => fields as object,
  component: ({ fields, site, renderPlaceholder, params }: BlockProps<Fields>) => (
    <section>
      <RichText field={fields.text} />
      <Image field={fields.image} site={site} sizes="100vw" />
      <Link field={fields.link} />
      <Items items={fields.items ?? []} />
      {renderPlaceholder(`container-${params.DynamicPlaceholderId ?? ""}`)}
    </section>
  ),
})

function Items({ items }: { items: readonly Item[] }) {
  return items.map(({ name, path, children = [] }) => (
    <li key={path}>
      <a href={path}>{name}</a>
      <Items items={children} />
    </li>
  ))
}

const registry: Registry = Object.fromEntries(
  ["RichText", "Image", "Promo", "Container", "Navigation"].map((name) => [
    name,
    { ...anything, variants: { Banner: anything.component } },
  ]),
)

test.skipIf(missing !== "").each(["skatepark.Home.rendered.json", "skatepark.Home_About.rendered.json"])(
  `every text and link of a crawled page is rendered: %s${missing}`,
  (file) => {
    const json = JSON.parse(readFileSync(join(FOLDER, file), "utf8"))
    const previous = JSON.stringify(json)
    const site = siteWith()

    const page = validatePage(readLayout(json), registry, site)
    const html = ["headless-header", "headless-main", "headless-footer"]
      .map((area) => renderToStaticMarkup(renderArea(page, area, site)))
      .join("")

    expect(site.reports).toEqual([])
    for (const href of previous.matchAll(/"href":\s*"(\/[^"]+)"/g)) expect(html).toContain(`href="${href[1]}"`)
    for (const text of getWords(json)) expect(html).toContain(text)
    expect(JSON.stringify(json)).toBe(previous)
  },
)

function getWords(json: unknown): string[] {
  const texts: string[] = []
  JSON.stringify(json, (key, value) => {
    if ((key === "Text" || key === "PromoText") && typeof value?.value === "string")
      texts.push(...value.value.split(/<[^>]*>|&\w+;/))
    return value
  })
  return texts.map((text) => text.trim()).filter((text) => /^[\w ,.]+$/.test(text))
}
