import { isObject, type JsonObject, stringOf } from "../schema/json.ts"
import { docComment, file, header, indent, key, quote, WIDTH } from "./source.ts"

/** The keys of the dictionary as a type. */
export function emitTextKeys(dictionary: JsonObject, from: string, command: string): string {
  const keys = Object.keys(propertiesOf(dictionary))
  return file(
    header(from, command),
    `${docComment("Every text that the software itself says to a visitor, by key.")}\nexport type TextKey =\n${keys.map((name) => `  | ${quote(name)}`).join("\n")}`,
  )
}

/** The texts themselves, by language. */
export function emitTexts(dictionary: JsonObject, from: string, renderer: string, command: string): string {
  const properties = Object.entries(propertiesOf(dictionary))
  const languages = [...new Set(properties.flatMap(([, schema]) => Object.keys(textsOf(schema))))]
  const texts = languages.map((language) => {
    const lines = properties.map(([name, schema]) => entry(name, textsOf(schema)[language] ?? "", "    "))
    return `  ${key(language)}: {\n${lines.join("")}  },\n`
  })
  return file(
    `${header(from, command)}\nimport type { TextKey } from "${renderer}"`,
    `${docComment("A language that the software can speak.")}\nexport type Language = ${languages.map(quote).join(" | ")}`,
    `${docComment("What the software says when the content platform's dictionary says nothing else.")}\nexport const defaultTexts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {\n${texts.join("")}}`,
  )
}

/** What the parts of the kit say: the keys as a type, and a module for each language. */
export function emitKitMessages(dictionary: JsonObject, from: string, command: string): Record<string, string> {
  const properties = Object.entries(propertiesOf(dictionary)).filter(
    ([, schema]) => isObject(schema) && schema["x-kit"] === true,
  )
  const languages = [...new Set(properties.flatMap(([, schema]) => Object.keys(textsOf(schema))))]
  const lines = (language: string) =>
    properties.map(([name, schema]) => entry(name, textsOf(schema)[language] ?? "", "  ")).join("")
  const keys = properties.map(([name, schema]) => {
    const says = isObject(schema) ? stringOf(schema.description) : undefined
    return `${indent(docComment(says))}\n  ${key(name)}: string\n`
  })
  const modules = languages.map((language): [string, string] => [
    `${language}.ts`,
    file(
      `${header(from, command)}\nimport type { KitMessages } from "./kit-messages.ts"`,
      `export const messages: KitMessages = {\n${lines(language)}}`,
    ),
  ])
  return {
    "kit-messages.ts": file(
      header(from, command),
      `${docComment("Every text that a part of the kit says, by key.")}\nexport interface KitMessages {\n${keys.join("")}}`,
    ),
    ...Object.fromEntries(modules),
  }
}

/** A text beside its key, or below it when the line would be too long. */
function entry(name: string, text: string, margin: string): string {
  const line = `${margin}${key(name)}: ${quote(text)},`
  return line.length <= WIDTH ? `${line}\n` : `${margin}${key(name)}:\n${margin}  ${quote(text)},\n`
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isObject(schema.properties) ? schema.properties : {}
}

function textsOf(schema: unknown): Record<string, string> {
  const texts = isObject(schema as JsonObject) ? (schema as JsonObject)["x-text"] : undefined
  if (!isObject(texts)) return {}
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, stringOf(text) ?? ""]))
}
