import { isRecord } from "@forecourt/contracts/is-record"
import type { FieldType, TemplateField } from "../templates/template.types.ts"
import { checkEntries, checkThat, checkValues, createFinding, createIncompleteFinding, nothing } from "./findings.ts"
import { formatSuggestion } from "./nearest-name.ts"
import type { Finding } from "./problem.types.ts"

type Findings = readonly Finding[]

export function checkFields(fields: unknown, known: readonly TemplateField[], pointer: string): Findings {
  const byProp = Map.groupBy(known, ({ prop }) => prop)
  return checkValues(fields, pointer, (value, at, prop) => {
    const namesakes = byProp.get(prop) ?? []
    const [field] = namesakes
    if (field === undefined) {
      const cure = `Take it out, or use another name.${formatSuggestion(prop, byProp.keys())}`
      return createFinding(at, "is no field here", cure)
    }
    return field.at === undefined ? checkValue(value, field, at) : checkNumbered(value, namesakes, at)
  })
}

/**
 * Checks the length and the entries of a list that the platform stores in numbered fields, such as `Label1` and
 * `Label2`.
 */
function checkNumbered(value: unknown, fields: readonly TemplateField[], pointer: string): Findings {
  const most = Math.max(...fields.map(({ at }) => at ?? 0))
  if (Array.isArray(value) && value.length > most) {
    const message = `has ${value.length} entries, the platform's maximum is ${most}`
    return createFinding(pointer, message, `Keep at most ${most}.`)
  }
  const parts = fields.filter(({ at }) => at === 1).map(toPartField)
  return checkEntries(value, pointer, (entry, at) => checkFields(entry, parts, at))
}

function toPartField({ part = "", type, kind }: TemplateField): TemplateField {
  return { name: part, prop: part, type, ...(kind !== undefined && { kind }) }
}

function checkValue(value: unknown, field: TemplateField, pointer: string): Findings {
  const { type, kind, of } = field
  switch (type) {
    case "Checkbox":
      return checkThat(typeof value === "boolean", pointer, "is neither true nor false", "Write true or false.")
    case "Integer":
      return checkThat(Number.isInteger(value), pointer, "is no whole number", "Write a whole number without quotes.")
    case "Number":
      return checkThat(typeof value === "number", pointer, "is no number", "Write a number without quotes.")
    case "Droplist":
      return checkChoice(value, field, pointer)
    case "Multilist":
      return checkEntries(value, pointer, (entry, at) => checkTarget(entry, of, at))
    case "Droplink":
      return checkTarget(value, of, pointer)
    default:
      return kind === "string"
        ? checkThat(typeof value === "string", pointer, "is no text", "Write a plain text in quotes.")
        : checkEditable(value, type, pointer)
  }
}

function checkChoice(value: unknown, { source }: TemplateField, pointer: string): Findings {
  if (typeof value !== "string") return createFinding(pointer, "is no text", "Write one of the choices in quotes.")
  if (source === undefined || source.includes(value)) return nothing
  const cure = `Choose ${source.join(", ")}.${formatSuggestion(value, source)}`
  return createFinding(pointer, `"${value}" is no choice here`, cure)
}

function checkTarget(value: unknown, fields: readonly TemplateField[] | undefined, pointer: string): Findings {
  if (fields !== undefined) return checkFields(value, fields, pointer)
  const isReference = isRecord(value) && typeof value.id === "string" && value.id !== ""
  if (isReference) return nothing
  const cure = 'Write { "id": … } with the identifier of an item, or its path below the site.'
  const isMissing = isRecord(value) && (value.id === undefined || value.id === "")
  return (isMissing ? createIncompleteFinding : createFinding)(pointer, "points to no item", cure)
}

/**
 * The properties that the object of an editable field may have. The properties `metadata` and `editable` are added by
 * editors.
 */
const BESIDE_VALUE = ["value", "metadata", "editable"]

function checkEditable(field: unknown, type: FieldType, pointer: string): Findings {
  const cure = 'Write { "value": … }: editors edit this field in place.'
  if (!isRecord(field)) return createFinding(pointer, "has no value", cure)
  const missing = "value" in field ? nothing : createIncompleteFinding(pointer, "has no value", cure)
  const findings = checkValues(field, pointer, (value, at, key) => {
    if (!BESIDE_VALUE.includes(key)) return createFinding(at, "does not belong next to a value", "Take it out.")
    return key === "value" ? checkEditableValue(value, type, at) : nothing
  })
  return [...missing, ...findings]
}

function checkEditableValue(value: unknown, type: FieldType, pointer: string): Findings {
  switch (type) {
    case "Image":
      return checkParts(value, IMAGE, "src", pointer)
    case "General Link":
      return checkParts(value, LINK, "href", pointer)
    case "File":
      return checkParts(value, FILE, "src", pointer)
    case "Date":
    case "Datetime": {
      if (typeof value === "string" && !Number.isNaN(Date.parse(value))) return nothing
      const report = typeof value === "string" ? createIncompleteFinding : createFinding
      return report(pointer, "is no moment in time", "Write it as 2026-11-20T08:00:00Z.")
    }
    default:
      return checkThat(typeof value === "string", pointer, "is no text", "Write a text in quotes.")
  }
}

type Parts = Readonly<Record<string, "text" | "number">>
const IMAGE: Parts = { src: "text", alt: "text", width: "number", height: "number", title: "text" }
const LINK: Parts = {
  href: "text",
  text: "text",
  target: "text",
  title: "text",
  class: "text",
  linktype: "text",
  id: "text",
  anchor: "text",
  querystring: "text",
}
const FILE: Parts = {
  src: "text",
  name: "text",
  displayName: "text",
  title: "text",
  description: "text",
  keywords: "text",
  extension: "text",
  mimeType: "text",
  size: "number",
}

function checkParts(value: unknown, parts: Parts, address: "src" | "href", pointer: string): Findings {
  const findings = checkValues(value, pointer, (part, at, name) => {
    if (!Object.hasOwn(parts, name)) {
      return createFinding(at, "is not known here", `Take it out.${formatSuggestion(name, Object.keys(parts))}`)
    }
    if (parts[name] === "text") return checkThat(typeof part === "string", at, "is no text", "Write a text in quotes.")
    if (Number.isInteger(part) && Number(part) >= 0) return nothing
    const report = typeof part === "number" ? createIncompleteFinding : createFinding
    return report(at, "is no whole number", "Write one without quotes.")
  })
  return isRecord(value) ? [...findings, ...checkAddress(value[address], `${pointer}/${address}`)] : findings
}

/** Matches URLs that run code when they are opened, such as `javascript:` URLs. */
const DANGEROUS_SCHEME = /^(?:javascript|vbscript|data):/i

function checkAddress(address: unknown, pointer: string): Findings {
  if (address === undefined || address === "") {
    return createIncompleteFinding(pointer, "is missing", "Write an address, or leave the whole field out.")
  }
  // That it is no text is found with the other parts.
  if (typeof address !== "string") return nothing
  const isSafe = !DANGEROUS_SCHEME.test(address.replace(/[\s\p{Cc}]/gu, ""))
  const cure = "Write an address that starts with https:, mailto:, tel:, / or #."
  return checkThat(isSafe, pointer, "would run code", cure)
}
