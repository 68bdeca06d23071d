// Checks for content that a schema accepts, but that should not be published. Their keywords begin with "x-", as those
// of annotations do.
import { guideInside, pointerTo, wholeGuide } from "./guide.js"

/**
 * Returns the concerns about a value: HTML that executes code, addresses with another scheme than web, mail, phone or
 * message, and missing fields that are recommended but not required: the page is rendered without them.
 */
export function findConcerns(fields, guide) {
  return concernsIn(fields, wholeGuide(guide, fields), "")
}

function concernsIn(value, guide, pointer) {
  if (typeof value === "string") return concernsOfText(value, guide, pointer)
  if (typeof value !== "object" || value === null) return []
  const inner = Object.entries(value).flatMap(([step, entry]) => {
    const next = guideInside(guide, value, step)
    return next === undefined ? [] : concernsIn(entry, wholeGuide(next, entry), pointerTo(pointer, step))
  })
  return [...listWanted(value, guide, pointer), ...inner]
}

function listWanted(object, { properties = {} }, pointer) {
  return Object.entries(properties).flatMap(([property, { wanted }]) =>
    wanted && object[property] === undefined ? [{ pointer, keyword: "x-wanted", property }] : [],
  )
}

function concernsOfText(text, { format, media }, pointer) {
  if (media === "text/html") return runsCode(text) ? [{ pointer, keyword: "x-html" }] : []
  const scheme = format === "uri" || format === "uri-reference" ? findOddScheme(text) : null
  return scheme === null ? [] : [{ pointer, keyword: "x-address", actual: scheme }]
}

const ACTIVE_ELEMENT = /<\s*(script|iframe|frame|object|embed|applet|base|meta|link|form|svg|math)\b/i
const HANDLER = /<[^>]*[\s"'/]on[a-z]+\s*=/i
const ADDRESS = /\b(?:href|src|action|formaction|srcdoc|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** Returns whether HTML would execute code. The HTML is also sanitized when it is rendered. */
function runsCode(html) {
  if (ACTIVE_ELEMENT.test(html) || HANDLER.test(html)) return true
  return [...html.matchAll(ADDRESS)].some(
    ([, double, single, bare]) => findOddScheme(double ?? single ?? bare) !== null,
  )
}

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:", "sms:"])

/** Returns the scheme of an address when it is not allowed in a link. */
function findOddScheme(address) {
  const [, scheme] = /^([a-z][a-z0-9+.-]*:)/i.exec(decode(address).replaceAll(/[\s\p{Cc}]/gu, "")) ?? []
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase()) ? null : scheme.toLowerCase()
}

const ENTITIES = { colon: ":", tab: "\t", newline: "\n", lpar: "(" }

/** Decodes HTML entities as a browser does. */
function decode(text) {
  return text
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, code) => getSign(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, code) => getSign(Number(code)))
    .replaceAll(/&(colon|tab|newline|lpar);/gi, (_, name) => ENTITIES[name.toLowerCase()])
}

function getSign(code) {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ""
}
