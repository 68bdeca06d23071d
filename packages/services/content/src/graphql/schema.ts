import { GraphQLScalarType, type GraphQLSchema } from "graphql"
import { createSchema } from "graphql-yoga"
import { runSearch, type SearchRequest } from "../search/run-search.ts"
import { cleanRoute } from "../storage/routes.ts"
import { siteRootPath } from "../storage/site-tree.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import { findShown, findShownRoute } from "../wire/shown-item.ts"
import { fieldResolvers, fieldTypeName } from "./field-resolvers.ts"
import type { FieldSource } from "./field-source.ts"
import type { GraphContext, GraphItem } from "./graph-context.types.ts"
import { inSlices } from "./guards/time-slices.ts"
import { itemTypeName, rawItem, templateDefinitionResolvers, templateResolvers } from "./item-resolvers.ts"
import { siteResolvers } from "./site-resolvers.ts"
import { typeDefinitions } from "./type-definitions.ts"
import { UserError } from "./user-error.ts"

interface ItemRequest {
  readonly path?: string | null
  readonly language: string
  readonly version?: string | null
}
interface LayoutRequest {
  readonly site: string
  readonly routePath: string
  readonly language: string
}

const queryResolvers = {
  item: (_: unknown, { path, language, version }: ItemRequest, context: GraphContext) => {
    if (path == null || path === "") return null
    if (version == null || version === "") return findShown(context, context.state, path, language)
    const number = Number(version)
    if (!Number.isInteger(number))
      throw new UserError(`item: version "${version}" is no number. Pass one, or leave it out.`)
    return findShown(context, context.state, path, language, number)
  },
  layout: (_: unknown, { site, routePath, language }: LayoutRequest, context: GraphContext) => {
    const { store, state } = context
    const path = cleanRoute(routePath)
    const id = findShownRoute(context, state, site, path, language)
    if (id !== null) return { item: findShown(context, state, id, language) }
    const raw = store.get(
      "select json from raw_layouts where site = ? and language = ? and path = ?",
      site,
      language,
      path,
    )
    if (raw === undefined) return { item: null }
    return { item: rawItem(site, language, path, JSON.parse(String(raw.json)), `${siteRootPath(site)}/Home`) }
  },
  search: (_: unknown, request: SearchRequest, context: GraphContext) =>
    runSearch(context, request, context.searchMode),
  site: () => ({}),
}

/** The schema for a set of templates, ready to be asked. */
export function graphSchema(templates: TemplateSet): GraphQLSchema {
  return inSlices(
    createSchema<GraphContext>({
      typeDefs: typeDefinitions(templates),
      resolvers: {
        Query: queryResolvers,
        Item: { __resolveType: (item: GraphItem, context: GraphContext) => itemTypeName(item, context) },
        ItemField: { __resolveType: (source: FieldSource) => fieldTypeName(source) },
        InsertOptions: { __resolveType: () => "ItemTemplate" },
        JSON: anything("JSON"),
        Any: anything("Any"),
        Long: anything("Long"),
        ...templateResolvers({ templates }),
        ...templateDefinitionResolvers,
        ...fieldResolvers,
        ...siteResolvers,
      },
    }),
  )
}

/** A scalar that passes through whatever it is given. */
function anything(name: string): GraphQLScalarType {
  return new GraphQLScalarType({ name, serialize: (value) => value, parseValue: (value) => value })
}
