import type {
  BlockProps,
  LinkField,
  Registry,
  RegistryEntry,
  Report,
  RichTextField,
  SiteContext,
  TextField,
} from "@forecourt/renderer"
import { Link, RichText, Text } from "@forecourt/renderer"

export function siteWith(part: Partial<SiteContext> = {}): SiteContext & { readonly reports: Report[] } {
  const reports: Report[] = []
  return {
    name: "demo",
    language: "sv",
    languages: ["sv"],
    locale: "sv-SE",
    timeZone: "Europe/Stockholm",
    mode: "live",
    path: "/",
    homePath: "/",
    pathToCarList: null,
    floatingNavigation: false,
    text: (key, values) => (values === undefined ? key : `${key} ${Object.values(values).join(" ")}`),
    imageUrl: (src, width) => (src.startsWith("/-/media/") ? `${src}?w=${width}` : null),
    report: (report) => reports.push(report),
    ...part,
    reports,
  }
}

export interface Note {
  title: TextField
  text?: RichTextField
  link?: LinkField
  facts?: string[]
}

export function noteEntry(part: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    name: "note",
    version: 1,
    render: "server",
    component: NoteBlock,
    wire: {
      Title: { prop: "title", kind: "text" },
      Text: { prop: "text", kind: "rich-text" },
      Link: { prop: "link", kind: "link" },
    },
    parse: (fields) => (hasTitle(fields) ? { ...fields } : null),
    explain:
      async () =>
      (fields, { language = "en" } = {}) =>
        hasTitle(fields)
          ? []
          : [{ pointer: "/title", keyword: "required", message: MISSING[language] ?? "", severity: "publish" }],
    ...part,
  }
}

const MISSING: Readonly<Record<string, string>> = { sv: "Rubriken saknas", en: "“Title” is missing" }

function hasTitle(fields: unknown): fields is Note {
  return typeof fields === "object" && fields !== null && "title" in fields
}

export function NoteBlock({ fields, renderPlaceholder }: BlockProps<Note>) {
  return (
    <article>
      <Text as="h2" field={fields.title} />
      <RichText field={fields.text} />
      <Link field={fields.link} />
      {renderPlaceholder("note-{*}")}
    </article>
  )
}

export const registry: Registry = { Note: noteEntry() }

export function createPage(renderings: readonly object[], context: object = {}): object {
  return {
    sitecore: {
      context: { site: { name: "demo" }, language: "sv", pageState: "normal", ...context },
      route: { name: "Home", itemId: "dd55", placeholders: { "headless-main": renderings } },
    },
  }
}

export function note(title: string, part: object = {}): object {
  return { uid: title, componentName: "Note", fields: { Title: { value: title } }, ...part }
}
