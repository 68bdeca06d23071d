import { isObject, type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import { formatDocComment, formatHeader, formatKey, indent, joinFile, toStringLiteral, WIDTH } from "./source.ts"

export function emitTextKeys(dictionary: JsonObject, from: string, command: string): string {
  const keys = Object.keys(getProperties(dictionary))
  return joinFile(
    formatHeader(from, command),
    `${formatDocComment("The keys of the texts in the dictionary.")}\nexport const TEXT_KEYS = [\n${keys.map((name) => `  ${toStringLiteral(name)},\n`).join("")}] as const`,
    `${formatDocComment("The key of a text in the dictionary.")}\nexport type TextKey = (typeof TEXT_KEYS)[number]`,
  )
}

export function emitTexts(dictionary: JsonObject, from: string, renderer: string, command: string): string {
  const properties = Object.entries(getProperties(dictionary))
  const languages = [...new Set(properties.flatMap(([, schema]) => Object.keys(getTexts(schema))))]
  const texts = languages.map((language) => {
    const formatLines = properties.map(([name, schema]) => formatEntry(name, getTexts(schema)[language] ?? "", "    "))
    return `  ${formatKey(language)}: {\n${formatLines.join("")}  },\n`
  })
  return joinFile(
    `${formatHeader(from, command)}\nimport type { TextKey } from "${renderer}"`,
    `${formatDocComment("A supported language.")}\nexport type Language = ${languages.map(toStringLiteral).join(" | ")}`,
    `${formatDocComment("The default texts, which the content platform's dictionary can replace.")}\nexport const defaultTexts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {\n${texts.join("")}}`,
  )
}

export function emitKitMessages(dictionary: JsonObject, from: string, command: string): Record<string, string> {
  const properties = Object.entries(getProperties(dictionary)).filter(
    ([, schema]) => isObject(schema) && schema["x-kit"] === true,
  )
  const languages = [...new Set(properties.flatMap(([, schema]) => Object.keys(getTexts(schema))))]
  const formatLines = (language: string) =>
    properties.map(([name, schema]) => formatEntry(name, getTexts(schema)[language] ?? "", "  ")).join("")
  const keys = properties.map(([name, schema]) => {
    const says = isObject(schema) ? toStringOrUndefined(schema.description) : undefined
    return `${indent(formatDocComment(says))}\n  ${formatKey(name)}: string\n`
  })
  const modules = languages.map((language): [string, string] => [
    `${language}.ts`,
    joinFile(
      `${formatHeader(from, command)}\nimport type { KitMessages } from "./kit-messages.ts"`,
      `export const messages: KitMessages = {\n${formatLines(language)}}`,
    ),
  ])
  return {
    "kit-messages.ts": joinFile(
      formatHeader(from, command),
      `${formatDocComment("The texts of the kit's parts, by key.")}\nexport interface KitMessages {\n${keys.join("")}}`,
    ),
    ...Object.fromEntries(modules),
  }
}

function formatEntry(name: string, text: string, margin: string): string {
  const line = `${margin}${formatKey(name)}: ${toStringLiteral(text)},`
  return line.length <= WIDTH ? `${line}\n` : `${margin}${formatKey(name)}:\n${margin}  ${toStringLiteral(text)},\n`
}

function getProperties(schema: JsonObject): JsonObject {
  return isObject(schema.properties) ? schema.properties : {}
}

function getTexts(schema: unknown): Record<string, string> {
  const texts = isObject(schema as JsonObject) ? (schema as JsonObject)["x-text"] : undefined
  if (!isObject(texts)) return {}
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, toStringOrUndefined(text) ?? ""]),
  )
}
