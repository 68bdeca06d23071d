import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, dirname, resolve } from "node:path"
import type { FieldType, Template, TemplateField } from "./template.types.ts"
import { type TemplateSet, templateSet } from "./template-set.ts"

// Stand-in until code generation writes src/generated/templates.ts: the same templates, read from the schemas.
const SCHEMAS = resolve(import.meta.dirname, "../../../../schemas")
type Node = Record<string, unknown>
const read = (file: string): Node => JSON.parse(readFileSync(file, "utf8"))
const TYPES: Record<string, FieldType> = {
  text: "Single-Line Text",
  "rich-text": "Rich Text",
  image: "Image",
  link: "General Link",
  file: "File",
  date: "Datetime",
  reference: "Droplink",
  "reference-list": "Multilist",
}

export async function loadTemplates(): Promise<TemplateSet> {
  const blocks = globSync("blocks/*/*.schema.json", { cwd: SCHEMAS }).map((file) => ({
    file: resolve(SCHEMAS, file),
    block: basename(dirname(file)),
    name: undefined as string | undefined,
  }))
  const pages = [
    ["site/page.schema.json", "Page"],
    ["site/settings.schema.json", "SiteSettings"],
  ].map(([file, name]) => ({ file: resolve(SCHEMAS, file ?? ""), block: undefined, name }))
  return templateSet(
    [...blocks, ...pages]
      .filter(({ file }) => existsSync(file))
      .map(({ file, block, name }): Template => {
        const schema = read(file)
        return {
          name: name ?? String(schema["x-cms-name"] ?? schema.title),
          ...(block !== undefined && { block }),
          fields: fieldsOf(schema, file),
          standardValues: Object.fromEntries(
            Object.entries(schema.properties as Node).flatMap(([prop, node]) =>
              (node as Node).default === undefined ? [] : [[prop, (node as Node).default]],
            ),
          ),
        }
      }),
  )
}

function fieldsOf(schema: Node, file: string): TemplateField[] {
  return Object.entries((schema.properties ?? {}) as Node).flatMap(([prop, given]): TemplateField[] => {
    const local = given as Node
    if (local["x-loaded"] === true) return []
    const at = typeof local.$ref === "string" ? resolve(dirname(file), local.$ref) : file
    const node = at === file ? local : { ...read(at), ...local }
    const name = String(local["x-cms-name"] ?? prop.slice(0, 1).toUpperCase() + prop.slice(1))
    const numbered = local["x-cms-numbered"] as Record<string, string> | undefined
    if (numbered !== undefined) {
      const most = Number(local.maxItems)
      return Array.from({ length: most }, (_, index) => index + 1).flatMap((n) =>
        Object.entries(numbered).map(
          ([part, pattern]): TemplateField => ({
            name: pattern.replace("{n}", String(n)),
            type: "Single-Line Text",
            prop,
            at: n,
            part,
          }),
        ),
      )
    }
    const kind = TYPES[String(node["x-field"])]
    if (kind !== undefined) return [{ name, prop, type: kind }]
    if (node.enum !== undefined) return [{ name, prop, type: "Droplist", source: node.enum as string[] }]
    if (node.type === "boolean") return [{ name, prop, type: "Checkbox" }]
    if (node.type === "integer") return [{ name, prop, type: "Integer" }]
    if (node.type === "number") return [{ name, prop, type: "Number" }]
    if (node.type === "array") return [{ name, prop, type: "Multilist", of: fieldsOf(node.items as Node, at) }]
    if (node.type === "object") return [{ name, prop, type: "Droplink", of: fieldsOf(node, at) }]
    return [{ name, prop, type: "Single-Line Text" }]
  })
}
