import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  buildClientSchema,
  buildSchema,
  type GraphQLField,
  type GraphQLSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql"
import { expect, test } from "vitest"
import { startFixture } from "./start-fixture.ts"

/** The path of the schema of Sitecore's Experience Edge, which is stored outside the repository. */
const REAL_SCHEMA = join(import.meta.dirname, "../../../../../shared/cases/edge/default-ee-schema.graphqls")
/** The fields that were added to Experience Edge after its schema was recorded (content-platform.md §2.2). */
const NEWER = ["RedirectInfo.isLanguagePreserved: Boolean", "SiteInfo.llmsTxt: String"]

async function fetchSchema(): Promise<GraphQLSchema> {
  const fixture = await startFixture()
  try {
    return buildClientSchema(await fixture.runQuery(getIntrospectionQuery()))
  } finally {
    await fixture.end()
  }
}

function promises(schema: GraphQLSchema): Map<string, string[]> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
  )
  return new Map(
    types.map((type) => {
      if (isEnumType(type)) return [type.name, type.getValues().map(({ name }) => `${type.name}.${name}`)]
      if (isInputObjectType(type)) {
        return [type.name, Object.values(type.getFields()).map((field) => `${type.name}.${field.name}: ${field.type}`)]
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return [type.name, []]
      const fields = Object.values(type.getFields()).map((field) => `${type.name}.${signature(field)}`)
      return [type.name, [...fields, ...type.getInterfaces().map(({ name }) => `${type.name} is ${name}`)]]
    }),
  )
}

function signature({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const list = args.map((arg) => `${arg.name}: ${arg.type}`).toSorted()
  return `${name}${list.length > 0 ? `(${list.join(", ")})` : ""}: ${type}`
}

function isTemplateType(schema: GraphQLSchema, name: string): boolean {
  const type = schema.getType(name)
  return isObjectType(type) && name !== "UnknownItem" && type.getInterfaces().some((item) => item.name === "Item")
}

test.skipIf(!existsSync(REAL_SCHEMA))(
  "every part of the schema exists in the real Edge schema, except two newer fields (skipped without ../shared/cases)",
  async () => {
    const served = await fetchSchema()
    const real = new Set(
      [...promises(buildSchema(readFileSync(REAL_SCHEMA, "utf8"), { assumeValid: true })).values()].flat(),
    )

    const unknown = [...promises(served)]
      .filter(([name]) => !isTemplateType(served, name))
      .flatMap(([, lines]) => lines)
      .filter((line) => !real.has(line))

    expect(unknown.toSorted()).toEqual(NEWER)
  },
)

test("every field of UnknownItem is defined with the same type on the type of each template", async () => {
  const served = await fetchSchema()
  const lines = promises(served)
  const common = (lines.get("UnknownItem") ?? []).map((line) => line.slice("UnknownItem".length))

  const templates = [...lines.keys()].filter((name) => isTemplateType(served, name))

  expect(templates).toEqual(expect.arrayContaining(["Page", "StoryPage", "HeroBanner", "FooterBrands", "Tag"]))
  for (const name of templates) {
    expect(lines.get(name)?.map((line) => line.slice(name.length))).toEqual(expect.arrayContaining(common))
  }
})

test("the fields of a template are typed, and their names begin with a lower-case letter", async () => {
  const lines = promises(await fetchSchema())

  expect(lines.get("HeroBanner")).toEqual(
    expect.arrayContaining([
      "HeroBanner.title: TextField",
      "HeroBanner.image: ImageField",
      "HeroBanner.heroBannerHasSearchBar: CheckboxField",
      "HeroBanner.heroBannerSearchUrl: LinkField",
    ]),
  )
  expect(lines.get("StoryPage")).toContain("StoryPage.metaTitle: TextField")
})
