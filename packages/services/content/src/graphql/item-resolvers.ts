import { createGuid, formatGuid, parseGuid } from "../guid/guid.ts"
import { createPage, type Page, type Paging, parsePageSize, readCursor } from "../search/cursor.ts"
import { findItem, LOCAL_ITEM_COLUMNS, type LocalItem, listLanguages, toLocalItem } from "../storage/items.ts"
import { getSiteRootPath, HOME } from "../storage/site-tree.ts"
import type { TemplateField } from "../templates/template.types.ts"
import type { KnownTemplate } from "../templates/template-set.ts"
import { getAddress } from "../wire/item-url.ts"
import { createFieldSource, findField } from "./field-source.ts"
import type { GraphContext, GraphItem } from "./graph-context.types.ts"
import { getLanguageNames } from "./language-names.ts"
import { getTemplateTypeName, listTypedFields, UNKNOWN_ITEM } from "./type-definitions.ts"

interface ChildFilter {
  readonly hasLayout?: boolean | null
  readonly includeTemplateIDs?: readonly (string | null)[] | null
}

export const itemResolvers = {
  id: ({ id }: GraphItem, { format }: { format: string }) => formatGuid(id, format),
  displayName: ({ current }: GraphItem) => current.displayName,
  version: ({ current }: GraphItem) => current.version,
  url: (item: GraphItem, _: unknown, { store }: GraphContext) => getAddress(store, item),
  language: ({ language }: GraphItem) => getLanguageNames(language),
  languages: (item: GraphItem, _: unknown, context: GraphContext) =>
    listLanguages(context.store, item).flatMap((language) => findItem(context.store, item.id, language) ?? []),
  template: ({ templateId }: GraphItem, _: unknown, { templates }: GraphContext) =>
    templates.byId(templateId) ?? createUnknownTemplate(templateId),
  parent: (item: GraphItem, _: unknown, context: GraphContext) => findParent(context, item),
  ancestors: (item: GraphItem, filter: ChildFilter, context: GraphContext) => listAncestors(context, item, filter),
  hasChildren: (item: GraphItem, filter: ChildFilter, context: GraphContext) =>
    listChildren(context, item, { ...filter, first: 1 }).total > 0,
  children: (item: GraphItem, args: ChildFilter & Paging, context: GraphContext) => listChildren(context, item, args),
  field: (item: GraphItem, { name }: { name: string }, context: GraphContext) => findField(context, item, name),
  fields: (item: GraphItem, { ownFields }: { ownFields: boolean }, context: GraphContext) => {
    const template = context.templates.byId(item.templateId)
    const fields = (ownFields ? template?.fields : template?.allFields) ?? []
    return template === undefined ? [] : fields.map((field) => createFieldSource(context, item, template, field))
  },
  rendered: renderItem,
  personalization: (item: GraphItem, _: unknown, context: GraphContext) => ({
    variantIds: listVariants(context.render(item)),
  }),
}

export function createTemplateResolvers({ templates }: Pick<GraphContext, "templates">): Record<string, object> {
  const resolvers: Record<string, object> = { [UNKNOWN_ITEM]: itemResolvers }
  for (const template of templates.all) {
    const typed: Record<string, unknown> = { ...itemResolvers }
    for (const [name, field] of listTypedFields(template)) {
      typed[name] = (item: GraphItem, _: unknown, context: GraphContext) => findField(context, item, field)
    }
    resolvers[getTemplateTypeName(template, templates)] = typed
  }
  return resolvers
}

export function getItemTypeName({ templateId }: GraphItem, { templates }: GraphContext): string {
  const template = templates.byId(templateId)
  return template === undefined ? UNKNOWN_ITEM : getTemplateTypeName(template, templates)
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
    section: ({ field }: FieldDefinition) => getSection(field),
    sectionSortOrder: ({ template, field }: FieldDefinition) => {
      const sections = [...new Set(template.allFields.map(getSection))]
      return (sections.indexOf(getSection(field)) + 1) * 100
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

function getSection({ section = "Content" }: TemplateField): string {
  return section
}

function renderItem(item: GraphItem, _: unknown, context: GraphContext) {
  return context.render(item)
}

function findParent({ store }: GraphContext, { parentId, language }: GraphItem): LocalItem | null {
  return parentId === null ? null : findItem(store, parentId, language)
}

function listAncestors(context: GraphContext, item: GraphItem, filter: ChildFilter): LocalItem[] {
  const ancestors: LocalItem[] = []
  for (let at = findParent(context, item); at !== null; at = findParent(context, at)) {
    if (isPassing(at, filter)) ancestors.push(at)
  }
  return ancestors
}

function isPassing({ current, templateId }: LocalItem, { hasLayout, includeTemplateIDs }: ChildFilter): boolean {
  if (hasLayout === true && !current.hasLayout) return false
  const wanted = toTemplateIds(includeTemplateIDs)
  return wanted === null || wanted.includes(templateId)
}

function toTemplateIds(ids: ChildFilter["includeTemplateIDs"]): string[] | null {
  return ids == null || ids.length === 0 ? null : ids.flatMap((id) => (id === null ? [] : (parseGuid(id) ?? id)))
}

function listChildren({ store }: GraphContext, item: GraphItem, args: ChildFilter & Paging): Page<LocalItem> {
  const size = parsePageSize(args.first, 10, "children")
  const cursor = readCursor(args.after, 3)
  const wanted = toTemplateIds(args.includeTemplateIDs)
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
  const items = rows.map((row) => toLocalItem(row, item.language))
  const counted = store.get(`select count(*) as total ${matching}`, ...values)
  const { after } = args
  return createPage(items, counted, { size, after, cursor }, ({ sortOrder, name, id }) => [sortOrder, name, id])
}

function createUnknownTemplate(id: string): KnownTemplate {
  return { id, name: "Unknown", lineage: [id], fields: [], allFields: [], defaults: {} }
}

function listVariants(rendered: unknown, ids = new Set<string>()): string[] {
  if (Array.isArray(rendered)) for (const entry of rendered) listVariants(entry, ids)
  else if (typeof rendered === "object" && rendered !== null) {
    for (const [key, value] of Object.entries(rendered)) {
      if (key === "experiences" && typeof value === "object" && value !== null) {
        for (const id of Object.keys(value)) ids.add(id)
      }
      if (key !== "fields") listVariants(value, ids)
    }
  }
  return [...ids]
}

interface RawPlace {
  readonly site: string
  readonly language: string
  readonly path: string
}

export function createRawItem(rawLayout: unknown, { site, language, path }: RawPlace): GraphItem {
  const home = `${getSiteRootPath(site)}/${HOME}`
  const route = (rawLayout as { sitecore?: { route?: Record<string, unknown> | null } })?.sitecore?.route
  const text = (name: string) => (typeof route?.[name] === "string" ? String(route[name]) : "")
  const name = text("name") || path.slice(path.lastIndexOf("/") + 1) || "Home"
  return {
    id: parseGuid(text("itemId")) ?? createGuid(`raw/${site}/${path}`),
    site,
    parentId: null,
    name,
    path: path === "/" ? home : home + path,
    templateId: parseGuid(text("templateId")) ?? createGuid("raw"),
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
