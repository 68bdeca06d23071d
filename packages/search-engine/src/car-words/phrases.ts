import { type Language, normalizeText } from "../rules/words.ts"
import type { Token } from "./tokens.ts"

export type Phrases = readonly (readonly string[])[]

export function createPhrases(texts: readonly string[], language: Language): Phrases {
  return texts.map((text) => normalizeText(text, language).split(" ")).sort((a, b) => b.length - a.length)
}

export function getPhraseLength(tokens: readonly Token[], at: number, phrases: Phrases): number {
  return phrases.find((phrase) => phrase.every((word, place) => tokens[at + place]?.word === word))?.length ?? 0
}
