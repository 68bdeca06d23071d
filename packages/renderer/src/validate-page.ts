import type { BlockComponent, Registry, RegistryEntry } from "./block.types.ts"
import { parseWithEmpty } from "./empty-fields.ts"
import { type History, upcast } from "./migration.ts"
import type { Block, Page, Placeholders } from "./page.types.ts"
import type { Layout, Rendering } from "./read/layout.types.ts"
import { readFields } from "./read/read-fields.ts"
import type { Wire } from "./read/wire.types.ts"
import { reportOnce } from "./report-once.ts"
import type { SiteContext } from "./site-context.types.ts"

type ReadOptions = NonNullable<Parameters<typeof readFields>[2]>

const PARTIAL_DESIGN = "PartialDesignDynamicPlaceholder"
const HIDDEN = "Hidden Rendering"
const NO_PLACEHOLDERS: Placeholders = Object.freeze({})

/**
 * Validates the blocks of a page synchronously and in a single pass, with the generated parser that the registry
 * contains for each block.
 */
export function validatePage(layout: Layout, registry: Registry, site: SiteContext): Page {
  return {
    layout,
    placeholders:
      layout.route === null ? NO_PLACEHOLDERS : validatePlaceholders(layout.route.placeholders, registry, site),
  }
}

function validatePlaceholders(
  placeholders: Readonly<Record<string, readonly Rendering[]>>,
  registry: Registry,
  site: SiteContext,
): Placeholders {
  let validated: Record<string, readonly Block[]> | undefined
  for (const name in placeholders) {
    validated ??= Object.create(null) as Record<string, readonly Block[]>
    validated[name] = (placeholders[name] ?? []).map((rendering) => validateBlock(rendering, registry, site))
  }
  return validated ?? NO_PLACEHOLDERS
}

function validateBlock(rendering: Rendering, registry: Registry, site: SiteContext): Block {
  const placeholders = validatePlaceholders(rendering.placeholders, registry, site)
  const base = { rendering, placeholders }
  if (rendering.block === PARTIAL_DESIGN) return { state: "partialDesign", ...base }
  if (rendering.block === HIDDEN || rendering.block === "") return { state: "hidden", ...base }

  const entry = Object.hasOwn(registry, rendering.block) ? registry[rendering.block] : undefined
  const component = entry && findComponent(entry, rendering.params.FieldNames)
  if (entry === undefined || component === undefined) {
    reportOnce(site, {
      kind: "unknown-block",
      block: rendering.block,
      id: rendering.id,
      message: `validatePage: no block answers to "${rendering.block}"${entry ? ` in the variant "${rendering.params.FieldNames}"` : ""}. Add it, or take it off the page.`,
    })
    return { state: "unknown", ...base }
  }
  if (!rendering.hasContent) return { state: "noContent", ...base }
  if (getVersion(rendering) > entry.version) {
    reportOnce(site, {
      kind: "unknown-version",
      block: rendering.block,
      id: rendering.id,
      message: `validatePage: "${rendering.block}" has content of version ${getVersion(rendering)}, and version ${entry.version} is the newest known here. Deploy the site again.`,
    })
    return { state: "unknown", ...base }
  }

  const dropped: string[] = []
  const fields = parseFields(rendering, entry, site, dropped)
  if (fields !== null) {
    const ready = { state: "ready", rendering, placeholders, entry, component, fields } as const
    return dropped.length === 0 ? ready : { ...ready, dropped }
  }
  return { state: "invalid", ...base, entry, component, fields: readCurrentFields(rendering, entry), issues: [] }
}

function findComponent(entry: RegistryEntry, variant: string | undefined): BlockComponent<never, never> | undefined {
  if (variant === undefined || variant === "Default") return entry.component
  return entry.variants && Object.hasOwn(entry.variants, variant) ? entry.variants[variant] : undefined
}

/**
 * Parses the fields of a block, or returns `null` if they are invalid. In editing mode, empty fields are kept, so that
 * editors can fill them in inline.
 */
function parseFields(rendering: Rendering, entry: RegistryEntry, site: SiteContext, dropped: string[]): object | null {
  if (site.mode !== "editing") return readBlock(rendering, entry)

  const onDropped = (parts: readonly string[]) => dropped.push(...parts.filter((part) => !dropped.includes(part)))
  const withEmpty = readCurrentFields(rendering, entry, { keepEmpty: true, onDropped })
  const parsed = parseWithEmpty(withEmpty, entry.parse)
  if (parsed !== null) return parsed
  const filled = readBlock(rendering, entry)
  return filled === null ? null : { ...withEmpty, ...filled }
}

function readBlock(rendering: Rendering, entry: RegistryEntry): object | null {
  if (entry.history !== undefined && findWrittenVersion(rendering, entry, entry.history) < entry.version) {
    const fields = findUpcast(rendering, entry, entry.history)
    return fields === null ? null : entry.parse(fields)
  }
  return entry.read ? entry.read(rendering.fields) : entry.parse(readFields(rendering.fields, entry.wire))
}

function getVersion({ params }: Rendering): number {
  return params.SchemaVersion === undefined ? 1 : Number(params.SchemaVersion)
}

/**
 * Returns the schema version in which the content was written. Content without a version number counts as version 1. It
 * counts as the latest version instead if that version defines more of the content's fields.
 */
function findWrittenVersion(rendering: Rendering, { version, wire }: RegistryEntry, { wires }: History): number {
  const first = wires[1]
  if (rendering.params.SchemaVersion !== undefined || first === undefined) return getVersion(rendering)
  const countKnown = (names: Wire) => Object.keys(readFields(rendering.fields, names)).length
  return countKnown(wire) > countKnown(first) ? version : 1
}

function readCurrentFields(
  rendering: Rendering,
  entry: RegistryEntry,
  options: ReadOptions = {},
): Record<string, unknown> {
  const brought = entry.history && findUpcast(rendering, entry, entry.history, options)
  return brought ?? readFields(rendering.fields, entry.wire, options)
}

/**
 * Migrates the fields of a block to the latest schema version. Returns `null` if the content already has the latest
 * version, or if the migration fails.
 */
function findUpcast(
  rendering: Rendering,
  entry: RegistryEntry,
  history: History,
  options: ReadOptions = {},
): Record<string, unknown> | null {
  const written = findWrittenVersion(rendering, entry, history)
  const wire = written < entry.version ? history.wires[written] : undefined
  if (wire === undefined) return null
  try {
    return { ...upcast(readFields(rendering.fields, wire, options), written, history) }
  } catch {
    return null
  }
}
