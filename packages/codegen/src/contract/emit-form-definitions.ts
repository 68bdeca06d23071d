import { basename } from "node:path/posix"
import type { SchemaFile } from "@forecourt/schema-compat/full-dialect"
import { formatDocComment, formatHeader, formatImport, formatJsonLiteral, formatKey, joinFile } from "../emit/source.ts"
import { toCamelCase } from "../names.ts"
import { isObject, type JsonObject, toEntries, toStrings } from "../schema/json.ts"

/** Emits the forms of a composed schema as data: fields, rules, texts and receiver, with the parsers of their values. */
export function emitFormDefinitions({ path, schema }: SchemaFile, from: string, command: string): string {
  const forms = toEntries(schema.$defs).map(([title, form]) => {
    const data = isObject(form) ? createDefinition(form) : {}
    return { data, parsers: [`parse${title}Values`, `parsePartial${title}Values`] as const }
  })
  const names = forms.map(({ data }) => `${toCamelCase(String(data.name))}Form`)
  return joinFile(
    [
      formatHeader(from, command, "change the schema of the form"),
      formatImport(
        forms.flatMap(({ parsers }) => parsers),
        `./${basename(path, ".schema.json")}.parser.js`,
      ),
    ],
    ...forms.map(({ data, parsers: [parse, parsePartial] }, index) => {
      const entries = Object.entries(data).map(([name, value]) => {
        const start = `  ${formatKey(name)}: `
        return `${start}${formatJsonLiteral(value, start.length, 2)},\n`
      })
      return `export const ${names[index]} = {\n${entries.join("")}  parse: ${parse},\n  parsePartial: ${parsePartial},\n} as const`
    }),
    `${formatDocComment("The forms, in the order of their names.")}\nexport const FORMS = [${names.join(", ")}] as const`,
  )
}

function createDefinition(message: JsonObject): JsonObject {
  const { formName, values } = message.properties as { readonly formName: JsonObject; readonly values: JsonObject }
  const { dealership, ...form } = message["x-form"] as JsonObject
  const properties = toEntries(values.properties).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
  const required = new Set(toStrings(values.required))
  const controls = properties.flatMap(([name, { "x-control": control, ...schema }]) =>
    isObject(control) ? [{ name, control, schema }] : [],
  )
  return {
    name: formName.const ?? "",
    anchor: formName.const ?? "",
    ...form,
    controls: {
      ...(dealership !== undefined && { siteName: { kind: "dealership", isRequired: true } }),
      ...Object.fromEntries(
        controls.map(({ name, control: { text, choices, ...control }, schema }) => [
          name,
          {
            ...control,
            ...(choices !== undefined && { choices: toEntries(choices).map(([choice]) => choice) }),
            ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }),
            isRequired: required.has(name) && !canBeEmpty(schema),
          },
        ]),
      ),
    },
    sources: Object.fromEntries(
      properties.flatMap(([name, { "x-from": from, type = "string" }]) =>
        from === undefined ? [] : [[name, { from, type }]],
      ),
    ),
    texts: {
      ...(dealership !== undefined && { siteName: dealership }),
      ...Object.fromEntries(
        controls.flatMap(({ name, control: { text = "", choices } }) => [
          [name, text],
          ...toEntries(choices).map(([choice, key]) => [`${name}.${choice}`, key]),
        ]),
      ),
    },
  }
}

/** Returns true if a schema accepts the value of a field that a visitor leaves empty. */
function canBeEmpty({ type, const: fixed, enum: choices, format, pattern, minLength, minItems }: JsonObject): boolean {
  if (type === "array") return minItems === undefined
  if (type !== "string") return type === "boolean" && fixed === undefined
  const isFree = [fixed, choices, format, minLength].every((keyword) => keyword === undefined)
  return isFree && new RegExp(String(pattern ?? ""), "u").test("")
}
