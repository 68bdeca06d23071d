import sanitize from "sanitize-html"

/**
 * The HTML elements that are allowed in an editor's text. Styles and classes are removed, since the site defines the
 * styling.
 */
const ALLOWED_TAGS = [
  "p", "br", "hr", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "code",
  "strong", "b", "em", "i", "u", "s", "del", "ins", "small", "sub", "sup", "mark", "abbr", "dfn", "cite", "q", "kbd",
  "samp", "var", "time", "data", "bdi", "bdo", "wbr", "span", "div", "address", "details", "summary", "a", "img",
  "figure", "figcaption", "table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td",
] // biome-ignore format: a list to be read as a list

const RENAMED = {
  // A page has one h1, which is never in an editor's text, so an h1 there becomes an h2.
  h1: "h2",
  // Obsolete elements, and elements of whole pages.
  strike: "s",
  tt: "code",
  acronym: "abbr",
  center: "div",
  section: "div",
  article: "div",
} as const

const OPTIONS: sanitize.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    "*": ["id", "lang", "dir", "title"],
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    time: ["datetime"],
    del: ["datetime"],
    ins: ["datetime"],
    data: ["value"],
    details: ["open"],
    colgroup: ["span"],
    col: ["span"],
    th: ["colspan", "rowspan", "scope", "headers", "abbr"],
    td: ["colspan", "rowspan", "headers"],
    ol: ["start", "reversed", "type"],
    li: ["value"],
  },
  selfClosing: ["img", "br", "hr", "wbr", "col"],
  allowedSchemes: ["http", "https", "mailto", "tel", "sms"],
  allowProtocolRelative: false,
  transformTags: {
    ...RENAMED,
    a: (tagName, { name, ...attribs }) => ({
      tagName,
      attribs: {
        ...(name !== undefined && { id: name }),
        ...attribs,
        ...(attribs.target === "_blank" && { rel: "noopener noreferrer" }),
      },
    }),
  },
}

const CLEAN_PIECE =
  /[^<&]+|&(?:#\d{1,6}|[a-z]{2,8});|<(\/?)(p|ul|ol|li|strong|em|b|i|h[2-6]|blockquote|sub|sup)>|<br ?\/?>|<(a) href="(?:https:\/\/|mailto:|tel:|sms:|\/(?!\/)|#)[^"<>\\\s]*">|<\/(a)>/y

const REMEMBERED_TEXTS = 2000
const remembered = new Map<string, string>()

/** Removes all parts of an editor's HTML that could execute code or break the page. */
export function cleanHtml(html: string): string {
  let clean = remembered.get(html)
  if (clean === undefined) {
    clean = isClean(html) ? html : sanitize(html, OPTIONS)
    if (remembered.size >= REMEMBERED_TEXTS) remembered.clear()
    remembered.set(html, clean)
  }
  return clean
}

const LOOKS = /^(font|class|style|data-.*|align|valign|width|height|border|bgcolor|cell(padding|spacing)|rel)$/

/**
 * Lists the elements and attributes that were removed from a text, such as `<iframe>` or `<a href>`. Each of them is
 * listed once, and removed styling is not listed.
 */
export function listDroppedHtml(html: string): readonly string[] {
  const sent = countParts(html)
  const kept = countParts(cleanHtml(html))
  const dropped = [...sent.keys()].filter((part) => sent.get(part) !== kept.get(part))
  // The attributes of a removed element are not listed separately.
  return dropped.filter((part) => !dropped.some((element) => part.startsWith(`${element.slice(0, -1)} `)))
}

function countParts(html: string): ReadonlyMap<string, number> {
  const parts = new Map<string, number>()
  const count = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1)
  sanitize(html, {
    onOpenTag(name, attributes) {
      if (LOOKS.test(name)) return
      const element = Object.hasOwn(RENAMED, name) ? RENAMED[name as keyof typeof RENAMED] : name
      count(`<${element}>`)
      for (const attribute in attributes)
        if (!LOOKS.test(attribute)) count(`<${element} ${getPartName(element, attribute)}>`)
    },
  })
  return parts
}

/**
 * Returns the name under which an attribute is counted. The obsolete `name` attribute of an `a` element is counted as
 * `id`.
 */
function getPartName(element: string, attribute: string): string {
  return element === "a" && attribute === "name" ? "id" : attribute
}

function isClean(html: string): boolean {
  const open: string[] = []
  let at = 0
  while (at < html.length) {
    CLEAN_PIECE.lastIndex = at
    const piece = CLEAN_PIECE.exec(html)
    if (piece === null) return false
    at = CLEAN_PIECE.lastIndex
    const closes = piece[4] ?? (piece[1] === "/" ? piece[2] : undefined)
    const opens = piece[3] ?? (piece[1] === "" ? piece[2] : undefined)
    if (opens !== undefined) open.push(opens)
    if (closes !== undefined && open.pop() !== closes) return false
  }
  return open.length === 0
}
