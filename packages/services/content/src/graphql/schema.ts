import { GraphQLScalarType, type GraphQLSchema } from "graphql"
import { createSchema } from "graphql-yoga"
import { runSearch, type SearchRequest } from "../search/run-search.ts"
import { findRawLayout } from "../storage/raw-layouts.ts"
import { toCleanRoute } from "../storage/routes.ts"
import type { TemplateSet } from "../templates/template-set.ts"
import { findShown, findShownRoute } from "../wire/shown-item.ts"
import type { FieldSource } from "../wire/wire-field.ts"
import { fieldResolvers, getFieldTypeName } from "./field-resolvers.ts"
import type { GraphContext, GraphItem } from "./graph-context.types.ts"
import { applySlices } from "./guards/time-slices.ts"
import {
  createRawItem,
  createTemplateResolvers,
  getItemTypeName,
  templateDefinitionResolvers,
} from "./item-resolvers.ts"
import { siteResolvers } from "./site-resolvers.ts"
import { createTypeDefinitions } from "./type-definitions.ts"
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
    const path = toCleanRoute(routePath)
    const id = findShownRoute(context, state, site, path, language)
    if (id !== null) return { item: findShown(context, state, id, language) }
    const raw = findRawLayout(store, site, language, path)
    return { item: raw === null ? null : createRawItem(raw, { site, language, path }) }
  },
  search: (_: unknown, request: SearchRequest, context: GraphContext) =>
    runSearch(context, request, context.searchMode),
  site: () => ({}),
}

export function createGraphSchema(templates: TemplateSet): GraphQLSchema {
  return applySlices(
    createSchema<GraphContext>({
      typeDefs: createTypeDefinitions(templates),
      resolvers: {
        Query: queryResolvers,
        Item: { __resolveType: (item: GraphItem, context: GraphContext) => getItemTypeName(item, context) },
        ItemField: { __resolveType: (source: FieldSource) => getFieldTypeName(source) },
        InsertOptions: { __resolveType: () => "ItemTemplate" },
        JSON: createAnyScalar("JSON"),
        Any: createAnyScalar("Any"),
        Long: createAnyScalar("Long"),
        ...createTemplateResolvers({ templates }),
        ...templateDefinitionResolvers,
        ...fieldResolvers,
        ...siteResolvers,
      },
    }),
  )
}

function createAnyScalar(name: string): GraphQLScalarType {
  return new GraphQLScalarType({ name, serialize: (value) => value, parseValue: (value) => value })
}
