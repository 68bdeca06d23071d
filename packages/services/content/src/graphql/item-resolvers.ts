import { formatGuid, guidOf, parseGuid } from "../guid/guid.ts"
import { pageSize, readCursor, writeCursor } from "../search/cursor.ts"
import type { Page } from "../search/run-search.ts"
import { findItem, LOCAL_ITEM_COLUMNS, type LocalItem, languagesOf, localItem } from "../storage/items.ts"
import type { TemplateField } from "../templates/template.types.ts"
import type { KnownTemplate } from "../templates/template-set.ts"
import { addressOf } from "../wire/item-url.ts"
import { fieldSource, findField } from "./field-source.ts"
import type { GraphContext, GraphItem } from "./graph-context.types.ts"
import { languageNames } from "./language-names.ts"
import { templateTypeName, typedFields, UNKNOWN_ITEM } from "./type-definitions.ts"

interface ChildFilter {
  readonly hasLayout?: boolean | null
  readonly includeTemplateIDs?: readonly (string | null)[] | null
}

/** How the fields of every item are answered, whatever its template. */
export const itemResolvers = {
  id: ({ id }: GraphItem, { format }: { format: string }) => formatGuid(id, format),
  displayName: ({ current }: GraphItem) => current.displayName,
  version: ({ current }: GraphItem) => current.version,
  url: (item: GraphItem, _: unknown, { store }: GraphContext) => addressOf(store, item),
  language: ({ language }: GraphItem) => languageNames(language),
  languages: (item: GraphItem, _: unknown, context: GraphContext) =>
    languagesOf(context.store, item).flatMap((language) => findItem(context.store, item.id, language) ?? []),
  template: ({ templateId }: GraphItem, _: unknown, { templates }: GraphContext) =>
    templates.byId(templateId) ?? unknownTemplate(templateId),
  parent: (item: GraphItem, _: unknown, context: GraphContext) => parentOf(context, item),
  ancestors: (item: GraphItem, filter: ChildFilter, context: GraphContext) => ancestorsOf(context, item, filter),
  hasChildren: (item: GraphItem, filter: ChildFilter, context: GraphContext) =>
    childrenOf(context, item, { ...filter, first: 1 }).total > 0,
  children: (item: GraphItem, args: ChildFilter & Paging, context: GraphContext) => childrenOf(context, item, args),
  field: (item: GraphItem, { name }: { name: string }, context: GraphContext) => findField(context, item, name),
  fields: (item: GraphItem, { ownFields }: { ownFields: boolean }, context: GraphContext) => {
    const template = context.templates.byId(item.templateId)
    const fields = (ownFields ? template?.fields : template?.allFields) ?? []
    return template === undefined ? [] : fields.map((field) => fieldSource(context, item, template, field))
  },
  rendered: (item: GraphItem, _: unknown, context: GraphContext) => context.render(item),
  personalization: (item: GraphItem, _: unknown, context: GraphContext) => ({
    variantIds: variantsOf(context.render(item)),
  }),
}

/** Resolvers of every template's own type: the item's, and one for each typed field. */
export function templateResolvers({ templates }: Pick<GraphContext, "templates">): Record<string, object> {
  const resolvers: Record<string, object> = { [UNKNOWN_ITEM]: itemResolvers }
  for (const template of templates.all) {
    const typed: Record<string, unknown> = { ...itemResolvers }
    for (const [name, field] of typedFields(template)) {
      typed[name] = (item: GraphItem, _: unknown, context: GraphContext) => findField(context, item, field)
    }
    resolvers[templateTypeName(template, templates)] = typed
  }
  return resolvers
}

/** GraphQL type of an item. */
export function itemTypeName({ templateId }: GraphItem, { templates }: GraphContext): string {
  const template = templates.byId(templateId)
  return template === undefined ? UNKNOWN_ITEM : templateTypeName(template, templates)
}

export const templateDefinitionResolvers = {
  ItemTemplate: {
    id: ({ id }: KnownTemplate, { format }: { format: string }) => formatGuid(id, format),
    baseTemplates: ({ base = [] }: KnownTemplate, _: unknown, { templates }: GraphContext) =>
      base.flatMap((name) => templates.byName(name) ?? []),
    fields: (template: KnownTemplate, _: unknown, context: GraphContext) =>
      template.allFields.map((field) => ({ template, field, context })),
    ownFields: (template: KnownTemplate, _: unknown, context: GraphContext) =>
      template.fields.map((field) => ({ template, field, context })),
  },
  ItemTemplateField: {
    id: ({ template, field }: FieldDefinition, { format }: { format: string }, { templates }: GraphContext) =>
      formatGuid(templates.fieldId(template, field.name), format),
    name: ({ field }: FieldDefinition) => field.name,
    title: ({ field }: FieldDefinition) => field.title ?? field.name,
    type: ({ field }: FieldDefinition) => field.type,
    source: ({ field }: FieldDefinition) => (field.source ?? []).join("|"),
    section: ({ field }: FieldDefinition) => sectionOf(field),
    sectionSortOrder: ({ template, field }: FieldDefinition) => {
      const sections = [...new Set(template.allFields.map(sectionOf))]
      return (sections.indexOf(sectionOf(field)) + 1) * 100
    },
    sortOrder: ({ template, field }: FieldDefinition) => (template.allFields.indexOf(field) + 1) * 100,
    shared: () => false,
    unversioned: () => false,
  },
}

interface FieldDefinition {
  readonly template: KnownTemplate
  readonly field: TemplateField
}

function sectionOf({ section = "Content" }: TemplateField): string {
  return section
}

interface Paging {
  readonly first?: number | null
  readonly after?: string | null
}

function parentOf({ store }: GraphContext, { parentId, language }: GraphItem): LocalItem | null {
  return parentId === null ? null : findItem(store, parentId, language)
}

/** Immediate parent first. */
function ancestorsOf(context: GraphContext, item: GraphItem, filter: ChildFilter): LocalItem[] {
  const found: LocalItem[] = []
  for (let at = parentOf(context, item); at !== null; at = parentOf(context, at)) {
    if (passes(at, filter)) found.push(at)
  }
  return found
}

function passes({ current, templateId }: LocalItem, { hasLayout, includeTemplateIDs }: ChildFilter): boolean {
  if (hasLayout === true && !current.hasLayout) return false
  const wanted = templateIds(includeTemplateIDs)
  return wanted === null || wanted.includes(templateId)
}

function templateIds(ids: ChildFilter["includeTemplateIDs"]): string[] | null {
  return ids == null || ids.length === 0 ? null : ids.flatMap((id) => (id === null ? [] : (parseGuid(id) ?? id)))
}

/** Children in the editor's order. */
function childrenOf({ store }: GraphContext, item: GraphItem, args: ChildFilter & Paging): Page<LocalItem> {
  const size = pageSize(args.first, 10, "children")
  const cursor = readCursor(args.after, 3)
  const wanted = templateIds(args.includeTemplateIDs)
  const matching = `from items i join versions v on v.item_id = i.id and v.is_current = 1
      and v.language = (select max(language) from versions where item_id = i.id and is_current = 1 and language in (?, ''))
    where i.parent_id = ? ${args.hasLayout === true ? "and v.has_layout = 1" : ""}
    ${wanted === null ? "" : `and i.template_id in (${wanted.map(() => "?").join(", ")})`}`
  const values = [item.language, item.id, ...(wanted ?? [])]
  const rows = store.all(
    `select ${LOCAL_ITEM_COLUMNS} ${matching} ${cursor === null ? "" : "and (i.sort_order, i.name, i.id) > (?, ?, ?)"}
     order by i.sort_order, i.name, i.id limit ?`,
    ...values,
    ...(cursor?.after ?? []),
    size + 1,
  )
  const results = rows.slice(0, size).map((row) => localItem(row, item.language))
  const last = results.at(-1)
  return {
    results,
    total: Number(store.get(`select count(*) as total ${matching}`, ...values)?.total ?? 0),
    pageInfo: {
      endCursor:
        last === undefined
          ? (args.after ?? "")
          : writeCursor([last.sortOrder, last.name, last.id], (cursor?.count ?? 0) + results.length),
      hasNext: rows.length > size,
    },
  }
}

function unknownTemplate(id: string): KnownTemplate {
  return { id, name: "Unknown", lineage: [id], fields: [], allFields: [], defaults: {} }
}

/** Every variant that a block of the page has. */
function variantsOf(rendered: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(rendered)) for (const entry of rendered) variantsOf(entry, found)
  else if (typeof rendered === "object" && rendered !== null) {
    for (const [key, value] of Object.entries(rendered)) {
      if (key === "experiences" && typeof value === "object" && value !== null) {
        for (const id of Object.keys(value)) found.add(id)
      }
      if (key !== "fields") variantsOf(value, found)
    }
  }
  return [...found]
}

/** An item for a raw layout that stands where the tree has no page. */
export function rawItem(site: string, language: string, path: string, rawLayout: unknown, home: string): GraphItem {
  const route = (rawLayout as { sitecore?: { route?: Record<string, unknown> | null } })?.sitecore?.route
  const text = (name: string) => (typeof route?.[name] === "string" ? String(route[name]) : "")
  const name = text("name") || path.slice(path.lastIndexOf("/") + 1) || "Home"
  return {
    id: parseGuid(text("itemId")) ?? guidOf(`raw/${site}/${path}`),
    site,
    parentId: null,
    name,
    path: path === "/" ? home : home + path,
    templateId: parseGuid(text("templateId")) ?? guidOf("raw"),
    sortOrder: 0,
    language,
    current: {
      language,
      version: typeof route?.itemVersion === "number" ? route.itemVersion : 1,
      displayName: text("displayName") || name,
      slug: null,
      hasLayout: true,
      created: 0,
      updated: 0,
      revision: "",
    },
    rawLayout,
  }
}
