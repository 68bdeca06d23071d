import type { Layout, Rendering, Route } from "./layout.types.ts"
import { isRecord, toWireString, type WireRecord } from "./wire-values.ts"

const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({})
const NO_PLACEHOLDERS: Readonly<Record<string, readonly Rendering[]>> = Object.freeze({})

const HIDDEN = "Hidden Rendering"

interface ReadOptions {
  readonly variants?: readonly string[]
}

/**
 * Reads layout data from the content platform. The input is never mutated.
 * @throws when the data has no site or language, which means that it is not layout data (spec 1 §8).
 */
export function readLayout(json: unknown, { variants = [] }: ReadOptions = {}): Layout {
  const envelope = isRecord(json) && isRecord(json.sitecore) ? json.sitecore : json
  const context = isRecord(envelope) && isRecord(envelope.context) ? envelope.context : {}
  const site = isRecord(context.site) ? toWireString(context.site.name) : ""
  const language = toWireString(context.language)

  if (!isRecord(envelope) || site === "" || language === "") {
    throw new Error(
      "readLayout: no content-platform context was found. Pass the layout as the platform sends it, with context.site.name and context.language.",
    )
  }

  return {
    site,
    language,
    pageState: context.pageState === "edit" || context.pageState === "preview" ? context.pageState : "normal",
    variantId: toWireString(context.variantId) || null,
    route: isRecord(envelope.route)
      ? readRoute(envelope.route, { variants, editing: context.pageState === "edit" })
      : null,
  }
}

interface PlaceOptions {
  readonly variants: readonly string[]
  readonly editing: boolean
}

function readRoute(route: WireRecord, options: PlaceOptions): Route {
  return {
    name: toWireString(route.name),
    displayName: toWireString(route.displayName),
    itemId: toWireString(route.itemId),
    language: toWireString(route.itemLanguage),
    template: toWireString(route.templateName),
    updated: toWireString(route.updated),
    fields: route.fields,
    placeholders: readPlaceholders(route.placeholders, options),
  }
}

function readPlaceholders(
  placeholders: unknown,
  options: PlaceOptions,
): Readonly<Record<string, readonly Rendering[]>> {
  if (!isRecord(placeholders)) return NO_PLACEHOLDERS

  // The object has no prototype, because a placeholder may have any name, including `__proto__`.
  const read: Record<string, readonly Rendering[]> = Object.create(null)
  for (const key in placeholders) {
    const entries = placeholders[key]
    if (Array.isArray(entries)) read[key] = readRenderings(entries, options)
  }
  return read
}

function readRenderings(entries: readonly unknown[], options: PlaceOptions): Rendering[] {
  const renderings: Rendering[] = []
  for (const entry of entries) {
    if (!isRecord(entry)) continue
    const chosen = selectExperience(entry, options)
    if (chosen !== null && typeof chosen.componentName === "string") renderings.push(readRendering(chosen, options))
  }
  return renderings
}

function readRendering(rendering: WireRecord, options: PlaceOptions): Rendering {
  return {
    id: toWireString(rendering.uid),
    block: toWireString(rendering.componentName),
    dataSource: toWireString(rendering.dataSource),
    hasContent: rendering.isContentResolved !== false,
    params: readParams(rendering.params),
    fields: rendering.fields,
    placeholders: readPlaceholders(rendering.placeholders, options),
  }
}

/**
 * Applies the personalisation variant that is selected for a rendering. If the variant has neither a block nor a data
 * source, the rendering is hidden from visitors, but not from editors.
 */
function selectExperience(rendering: WireRecord, { variants, editing }: PlaceOptions): WireRecord | null {
  const { experiences } = rendering
  if (!isRecord(experiences)) return rendering

  const variant = variants.map((id) => experiences[id]).find(isRecord)
  if (variant === undefined) return rendering
  if (variant.componentName !== null || variant.dataSource !== null) return { ...rendering, ...variant }
  return editing ? { ...rendering, componentName: HIDDEN } : null
}

/**
 * Reads rendering parameters. Values of the form `{ Value: { value } }` are unwrapped. The grid classes
 * (`GridParameters`) and the style classes (`Styles`) are joined in `styles`.
 */
function readParams(params: unknown): Readonly<Record<string, string>> {
  if (!isRecord(params)) return NO_PARAMS

  const read: Record<string, string> = Object.create(null)
  for (const key in params) {
    const text = readParam(params[key])
    if (text !== "") read[key] = text
  }
  const styles = [read.GridParameters, read.Styles].join(" ").trim()
  if (styles !== "") read.styles = styles
  return read
}

function readParam(param: unknown): string {
  if (!isRecord(param)) return toWireString(param)
  return toWireString(isRecord(param.Value) ? param.Value.value : (param.Value ?? param.value))
}
