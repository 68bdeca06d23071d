import type { FieldType } from "../templates/template.types.ts"
import type { KnownTemplate, TemplateSet } from "../templates/template-set.ts"

/** The `Item` fields as declared in concrete types. */
const ITEM_FIELDS = /* GraphQL */ `
  id(format: String = "N"): ID!
  name: String!
  displayName: String
  path: String!
  version: Int!
  url: ItemUrl!
  language: ItemLanguage!
  languages: [Item]!
  template: ItemTemplate!
  parent: Item
  hasChildren(hasLayout: Boolean, includeTemplateIDs: [String]): Boolean!
  ancestors(hasLayout: Boolean, includeTemplateIDs: [String]): [Item]!
  children(hasLayout: Boolean, includeTemplateIDs: [String], first: Int = 10, after: String): ItemSearchResults
  field(name: String!): ItemField
  fields(ownFields: Boolean = false): [ItemField]!
  rendered: JSON
  personalization: ItemPersonalization
`
const ITEM_FIELD_NAMES = new Set([...ITEM_FIELDS.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name))

/**
 * The `Item` fields as declared in the interface. As on Sitecore's Experience Edge, the default values of some
 * arguments differ from those in the concrete types.
 */
const INTERFACE_FIELDS = ITEM_FIELDS.replaceAll("hasLayout: Boolean", "hasLayout: Boolean = false").replace(
  "first: Int = 10",
  "first: Int",
)

/**
 * The part of the schema that does not depend on templates. It is identical to the introspection result of Sitecore's
 * Experience Edge.
 */
const FIXED = /* GraphQL */ `
scalar JSON
scalar Any
scalar Long

type Query {
  item(path: String, language: String!, version: String): Item
  layout(site: String!, routePath: String!, language: String!): LayoutData
  search(where: ItemSearchPredicateInput!, first: Int = 10, after: String, orderBy: ItemSearchOrderByInput): ItemSearchResults
  site: SiteData
}

interface Item {${INTERFACE_FIELDS}}

interface ItemField {
  id(format: String = "N"): ID!
  name: String!
  value: String
  jsonValue: JSON
  definition: ItemTemplateField
}

interface InsertOptions {
  id(format: String = "N"): ID!
  name: String!
}

type ItemTemplate implements InsertOptions {
  id(format: String = "N"): ID!
  name: String!
  baseTemplates: [ItemTemplate]
  fields: [ItemTemplateField]
  ownFields: [ItemTemplateField]
}

type ItemTemplateField {
  id(format: String = "N"): ID!
  name: String!
  section: String!
  sectionSortOrder: Int!
  shared: Boolean!
  sortOrder: Int!
  source: String!
  title: String!
  type: String!
  unversioned: Boolean!
}

type ItemUrl { path: String! url: String hostName: String! scheme: String! siteName: String! }
type ItemLanguage { name: String! displayName: String! englishName: String! nativeName: String! }
type ItemPersonalization { variantIds: [String]! }
type ItemSearchResults { results: [Item] total: Int! pageInfo: PageInfo! }
type PageInfo { endCursor: String hasNext: Boolean }

input ItemSearchPredicateInput {
  name: String
  value: String
  operator: ItemSearchOperator
  AND: [ItemSearchPredicateInput]
  OR: [ItemSearchPredicateInput]
}
enum ItemSearchOperator { EQ CONTAINS NEQ NCONTAINS LT LTE GT GTE }
input ItemSearchOrderByInput { name: String! direction: OrderByDirection }
enum OrderByDirection { ASC DESC }

type LayoutData { item: Item }

type SiteData {
  siteInfo(site: String!): SiteInfo
  siteInfoCollection: [SiteInfo] @deprecated(reason: "Please use 'allSiteInfo' instead, this field will be removed in future releases.")
  allSiteInfo(pageSize: Int = 500, pageNumber: Int = 1): SiteInfoResult
}
type SiteInfoResult { results: [SiteInfo]! total: Int! }

type SiteInfo {
  name: String!
  rootPath: String!
  hostname: String
  language: String
  robots: String
  sitemap: [String]
  llmsTxt: String
  attributes: [KeyValuePair]
  redirects: [RedirectInfo]!
  dictionary(language: String!, first: Int = 500, after: String): DictionaryResult
  routes(language: String!, first: Int = 10, after: String, includedPaths: [String], excludedPaths: [String]): RoutesResult
  errorHandling(language: String!): ErrorHandlingInfo
}

type RedirectInfo {
  pattern: String!
  target: String!
  redirectType: RedirectType!
  isQueryStringPreserved: Boolean!
  isLanguagePreserved: Boolean
  locale: String!
}
enum RedirectType { REDIRECT_301 REDIRECT_302 SERVER_TRANSFER }

type ErrorHandlingInfo {
  notFoundPage: Item
  notFoundPagePath: String!
  serverErrorPage: Item
  serverErrorPagePath: String!
}
type KeyValuePair { key: String! value: Any }
type DictionaryResult { results: [KeyValuePair]! total: Int! pageInfo: PageInfo! }
type RoutesResult { results: [Route]! total: Int! pageInfo: PageInfo! }
type Route { route: Item! routePath: String! }
`

const FIELD_TYPES: Readonly<Record<string, string>> = {
  TextField: "",
  RichTextField: "",
  CheckboxField: "boolValue: Boolean",
  NumberField: "numberValue: Float",
  IntegerField: "intValue: Int",
  DateField: `dateValue: Long formattedDateValue(format: String = "g", offset: Int = 0): String`,
  ImageField: `src(maxWidth: Int, maxHeight: Int): String alt: String title: String description: String keywords: String
    extension: String mimeType: String size: Int width: Int height: Int`,
  FileField:
    "url: String title: String description: String keywords: String extension: String mimeType: String size: Int",
  LinkField: `url: String! text: String target: String anchor: String className: String queryString: String
    linkType: String targetItem: Item`,
  LookupField: `targetId(format: String = "N"): ID targetItem: Item`,
  MultilistField: "count: Int targetIds: [String] targetItems: [Item]",
  NameValueListField: "values: [NameValueListValue]",
}

export const GRAPHQL_FIELD: Readonly<Record<FieldType, string>> = {
  "Single-Line Text": "TextField",
  "Multi-Line Text": "TextField",
  Droplist: "TextField",
  "Rich Text": "RichTextField",
  Image: "ImageField",
  "General Link": "LinkField",
  File: "FileField",
  Checkbox: "CheckboxField",
  Integer: "IntegerField",
  Number: "NumberField",
  Droplink: "LookupField",
  Multilist: "MultilistField",
  Date: "DateField",
  Datetime: "DateField",
  "Name Value List": "NameValueListField",
}

export const UNKNOWN_ITEM = "UnknownItem"

export function createTypeDefinitions(templates: TemplateSet): string {
  return [
    FIXED,
    "type NameValueListValue { name: String! value: String! }",
    ...Object.entries(FIELD_TYPES).map(([name, fields]) => {
      return `type ${name} implements ItemField {
  id(format: String = "N"): ID! name: String! value: String jsonValue: JSON definition: ItemTemplateField
  ${fields}
}`
    }),
    `type ${UNKNOWN_ITEM} implements Item {${ITEM_FIELDS}}`,
    ...templates.all.map((template) => formatTemplateType(template, templates)),
  ].join("\n")
}

export function getTemplateTypeName(template: KnownTemplate, templates: TemplateSet): string {
  const name = toPascalCase(template.name)
  const twin = templates.all.find((other) => toPascalCase(other.name) === name)
  const isTaken = FIXED_NAMES.has(name) || twin !== template
  return isTaken ? `${name}_${template.id.replaceAll("-", "")}` : name
}

/**
 * Returns a map from each GraphQL field name, such as `title`, to the name of the template field. If a name is already
 * a field of `Item`, it is left out and the field is available only through `field(name:)`.
 */
export function listTypedFields(template: KnownTemplate): Map<string, string> {
  const fields = new Map<string, string>()
  for (const { name } of template.allFields) {
    const typed = toCamelCase(name)
    if (!ITEM_FIELD_NAMES.has(typed)) fields.set(typed, name)
  }
  return fields
}

function formatTemplateType(template: KnownTemplate, templates: TemplateSet): string {
  const types = new Map(template.allFields.map(({ name, type }) => [name, GRAPHQL_FIELD[type]]))
  const fields = [...listTypedFields(template)].map(([typed, name]) => `  ${typed}: ${types.get(name)}`)
  return `type ${getTemplateTypeName(template, templates)} implements Item {${ITEM_FIELDS}${fields.join("\n")}\n}`
}

function toPascalCase(name: string): string {
  return toIdentifier(name.replace(/(?:^|[^\p{L}\p{N}]+)(\p{L})/gu, (_, letter: string) => letter.toUpperCase()))
}

function toCamelCase(name: string): string {
  const word = toIdentifier(name)
  return word.slice(0, 1).toLowerCase() + word.slice(1)
}

function toIdentifier(name: string): string {
  const word = name.replace(/[^A-Za-z0-9_]/g, "")
  return /^\d/.test(word) ? `_${word}` : word
}

const FIXED_NAMES = new Set([
  ...[...FIXED.matchAll(/^(?:type|interface|input|enum|scalar) (\w+)/gm)].map(([, name]) => name),
  ...Object.keys(FIELD_TYPES),
  "NameValueListValue",
  UNKNOWN_ITEM,
])
