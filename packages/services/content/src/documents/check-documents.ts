import { isRecord } from "@forecourt/contracts/is-record"
import { PAGE_TEMPLATE, SETTINGS_TEMPLATE } from "../storage/write-documents.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import { checkFields } from "./check-fields.ts"
import { checkShape, type Shape } from "./check-shape.ts"
import { checkEntries, checkThat, checkValues, createFinding, nothing } from "./findings.ts"
import { isHostName, parseHostNames } from "./host-names.ts"
import { formatSuggestion } from "./nearest-name.ts"
import type { Finding } from "./problem.types.ts"

type Findings = readonly Finding[]

const ITEM: Shape = { name: "text", order: "number", template: "text", fields: "object" }
const PAGE: Shape = { ...ITEM, slug: "text", design: "text", layout: "object" }

export function checkPage(document: unknown, templates: TemplateSet): Findings {
  if (!isRecord(document)) return checkShape(document, "", PAGE, [])
  const { slug, template = PAGE_TEMPLATE, fields, layout } = document
  const isSlug = typeof slug !== "string" || /^[^/?#\s]+$/.test(slug)
  return [
    ...checkShape(document, "", PAGE, ["fields", "layout"]),
    ...checkThat(isSlug, "/slug", "is no part of an address", "Write a word, or words with dashes."),
    ...(isRecord(fields) ? checkTemplateFields(fields, template, templates) : nothing),
    ...(isRecord(layout) ? checkAreas(layout, "/layout", templates) : nothing),
  ]
}

export function checkItem(document: unknown, templates: TemplateSet): Findings {
  const findings = checkShape(document, "", ITEM, ["template", "fields"])
  return findings.length > 0 || !isRecord(document)
    ? findings
    : checkTemplateFields(document.fields, document.template, templates)
}

export function checkDesign(document: unknown, templates: TemplateSet): Findings {
  return checkAreas(document, "", templates)
}

/**
 * Checks that every phrase is a string and that its key is in `known`, since a phrase with another key would never be
 * rendered. If `known` is omitted, any key is allowed.
 */
export function checkDictionary(document: unknown, known?: ReadonlySet<string>): Findings {
  return checkValues(document, "", (phrase, at, key) => {
    if (typeof phrase !== "string") return createFinding(at, "is no text", "Write the phrase in quotes.")
    if (known === undefined || known.has(key)) return nothing
    const cure = `Take it out, or add it to schemas/site/dictionary.schema.json.${formatSuggestion(key, [...known])}`
    return createFinding(at, "is a text that nothing says", cure)
  })
}

const SITE: Shape = {
  name: "text",
  hostname: "text",
  language: "text",
  languages: "list",
  settings: "object",
  robots: "text",
  redirects: "list",
  llmsTxt: "text",
  errorPages: "object",
}
const ERROR_PAGES: Shape = { notFound: "text", serverError: "text" }
const SITE_NEEDS = ["name", "hostname", "language", "languages", "settings", "robots", "redirects", "errorPages"]

export function checkSite(document: unknown, templates: TemplateSet): Findings {
  const findings = checkShape(document, "", SITE, SITE_NEEDS)
  if (findings.length > 0 || !isRecord(document)) return findings

  const { languages } = document
  const isListed = (language: unknown) => Array.isArray(languages) && languages.includes(language)
  const fields = templates.byName(SETTINGS_TEMPLATE)?.allFields ?? []
  return [
    ...checkHostNames(String(document.hostname)),
    ...checkThat(
      isListed(document.language),
      "/language",
      "is not among languages",
      "Add it there, or choose another.",
    ),
    ...checkValues(document.settings, "/settings", (settings, at, language) => [
      ...checkThat(
        isListed(language),
        at,
        "is no language of the site",
        `Add ${language} to languages, or take it out.`,
      ),
      ...checkFields(settings, fields, at),
    ]),
    ...checkEntries(document.redirects, "/redirects", checkRedirect),
    ...checkShape(document.errorPages, "/errorPages", ERROR_PAGES, Object.keys(ERROR_PAGES)),
  ]
}

function checkHostNames(hostname: string): Findings {
  const names = parseHostNames(hostname)
  const cure = "Write a name such as cars.example or *.cars.example, without scheme, port and path; | between several."
  if (names.length === 0) return createFinding("/hostname", "names no host", cure)
  return names.flatMap((name) =>
    checkThat(isHostName(name), "/hostname", `holds "${name}", which is no host name`, cure),
  )
}

const REDIRECT: Shape = {
  pattern: "text",
  target: "text",
  redirectType: "text",
  isQueryStringPreserved: "flag",
  isLanguagePreserved: "flag",
  locale: "text",
}
const REDIRECT_NEEDS = ["pattern", "target", "redirectType", "isQueryStringPreserved", "locale"]
const REDIRECT_TYPES = ["REDIRECT_301", "REDIRECT_302", "SERVER_TRANSFER"]

function checkRedirect(redirect: unknown, pointer: string): Findings {
  const findings = checkShape(redirect, pointer, REDIRECT, REDIRECT_NEEDS)
  if (findings.length > 0 || !isRecord(redirect)) return findings
  const isKnown = REDIRECT_TYPES.includes(String(redirect.redirectType))
  const cure = `Choose ${REDIRECT_TYPES.join(", ")}.`
  return checkThat(isKnown, `${pointer}/redirectType`, "is no kind of redirect", cure)
}

function checkTemplateFields(fields: unknown, name: unknown, templates: TemplateSet): Findings {
  const template = templates.byName(String(name))
  if (template !== undefined) return checkFields(fields, template.allFields, "/fields")
  const known = templates.all.map((entry) => entry.name)
  const cure = `Choose another template.${formatSuggestion(String(name), known)}`
  return createFinding("/template", `"${name}" does not exist`, cure)
}

function checkAreas(areas: unknown, pointer: string, templates: TemplateSet): Findings {
  const ids = new Map<string, string>()
  const checkBlocks = (blocks: unknown, at: string): Findings =>
    checkEntries(blocks, at, (block, pointer) => checkBlock(block, pointer, { templates, ids, checkBlocks }))
  return checkValues(areas, pointer, checkBlocks)
}

interface Inside {
  readonly templates: TemplateSet
  readonly ids: Map<string, string>
  readonly checkBlocks: (blocks: unknown, pointer: string) => Findings
}

const BLOCK: Shape = { block: "text", id: "text", fields: "object", params: "object", placeholders: "object" }

function checkBlock(block: unknown, pointer: string, { templates, ids, checkBlocks }: Inside): Findings {
  const findings = checkShape(block, pointer, BLOCK, ["block"])
  if (findings.length > 0 || !isRecord(block)) return findings
  const { block: name, id, fields = {}, params = {}, placeholders = {} } = block
  const template = templates.byBlock(String(name))
  return [
    ...(template === undefined
      ? reportUnknownBlock(String(name), pointer, templates)
      : checkFields(fields, template.allFields, `${pointer}/fields`)),
    ...(typeof id === "string" ? checkId(id, pointer, ids) : nothing),
    ...checkValues(params, `${pointer}/params`, (value, at) =>
      checkThat(typeof value === "string", at, "is no text", "Write parameters in quotes."),
    ),
    ...checkValues(placeholders, `${pointer}/placeholders`, checkBlocks),
  ]
}

function reportUnknownBlock(name: string, pointer: string, templates: TemplateSet): Findings {
  const known = templates.all.flatMap(({ block }) => block ?? [])
  const cure = `Choose another block.${formatSuggestion(name, known)}`
  return createFinding(`${pointer}/block`, `"${name}" does not exist`, cure)
}

function checkId(id: string, pointer: string, ids: Map<string, string>): Findings {
  const twin = ids.get(id)
  if (twin === undefined) {
    ids.set(id, pointer)
    return nothing
  }
  return createFinding(`${pointer}/id`, `"${id}" is also the id of ${twin}`, "Give each block of a page a separate id.")
}
