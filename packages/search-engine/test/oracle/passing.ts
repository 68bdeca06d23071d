import type { FacetChoice, FacetRequest, SearchFilter } from "@forecourt/contracts/search"
import { type Document, hasText, listValues, type Schema } from "./schema.ts"
import { findMatches, parseWords } from "./words.ts"

export type Test = (document: Document) => boolean

export function allOf(tests: readonly (Test | null)[]): Test {
  const requirements = tests.filter((test) => test !== null)
  return (document) => requirements.every((test) => test(document))
}

export function createFilterTest({ name, values, exclude = false }: SearchFilter): Test {
  const texts = values.map(String)
  return (document) => hasText(document[name], texts) !== exclude
}

export function createFacetTest({ name, child_name, filters = [] }: FacetRequest): Test | null {
  if (filters.length === 0) return null
  const isFitting = (document: Document, choice: FacetChoice) =>
    choice.value === undefined
      ? isBetween(document[name], choice)
      : hasText(document[name], [choice.value]) && hasChild(document[child_name ?? ""], choice.children)
  const included = filters.filter(({ exclude }) => !exclude)
  const excluded = filters.filter(({ exclude }) => exclude)
  return (document) =>
    (included.length === 0 || included.some((choice) => isFitting(document, choice))) &&
    !excluded.some((choice) => isFitting(document, choice))
}

function isBetween(value: unknown, { min = -Infinity, max = Infinity }: FacetChoice): boolean {
  return typeof value === "number" && min <= value && value <= max
}

function hasChild(value: unknown, children: readonly string[] = []): boolean {
  return children.length === 0 || hasText(value, children)
}

export interface WordOptions {
  readonly language?: string
  readonly synonyms?: readonly (readonly string[])[]
}

export function createKeyphraseTest(
  schema: Schema,
  all: readonly Document[],
  keyphrase: string,
  { language = "en", synonyms = [] }: WordOptions,
): Test | null {
  const typed = parseWords(keyphrase, language).slice(0, 20)
  if (typed.length === 0) return null
  const wordsIn = createWordReader(schema, language)
  const vocabulary = new Set<string>()
  for (const document of all) for (const word of wordsIn(document)) vocabulary.add(word)
  const groups = synonyms.map((group) => group.map((word) => parseWords(word, language).join(" ")))
  const matches = typed.map((word) => findMatches(word, vocabulary, groups))
  return (document) => {
    const words = wordsIn(document)
    return matches.every((match) => words.some((word) => match.has(word)))
  }
}

function createWordReader({ properties }: Schema, language: string): (document: Document) => string[] {
  const fields = Object.keys(properties).filter((name) => properties[name]?.["x-search"]?.words)
  const known = new Map<string, string[]>()
  const splitText = (text: string) => {
    const words = known.get(text) ?? parseWords(text, language)
    known.set(text, words)
    return words
  }
  return (document) => fields.flatMap((name) => listValues(document[name]).flatMap((value) => splitText(String(value))))
}
