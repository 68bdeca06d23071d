import { type Language, normalizeText } from "../rules/words.ts"
import { GRAMMARS } from "./grammar.ts"

const MIN_STEM = 3
/** The maximum number of endings that are removed from a typed word, one after the other: "volvo|i|ta", "bil|ar|na". */
const MAX_ENDINGS = 2

/** The Finnish consonants that change before an ending, as in Turku and Turussa, or automaatti and automaatilla. */
const WEAKER: readonly (readonly [strong: RegExp, weak: string])[] = [
  [/nk(?=[aeiouyäö]$)/, "ng"],
  [/nt(?=[aeiouyäö]$)/, "nn"],
  [/lt(?=[aeiouyäö]$)/, "ll"],
  [/rt(?=[aeiouyäö]$)/, "rr"],
  [/mp(?=[aeiouyäö]$)/, "mm"],
  [/ht(?=[aeiouyäö]$)/, "hd"],
  [/(?<=[rl])k(?=[aeiouyäö]$)/, ""],
  [/([kpt])\1(?=[aeiouyäö]$)/, "$1"],
  [/(?<=[aeiouyäö])t(?=[aeiouyäö]$)/, "d"],
  [/(?<=[aeiouyäö])p(?=[aeiouyäö]$)/, "v"],
]

const ENDINGS = new Map<Language, readonly string[]>()

function getEndings(language: Language): readonly string[] {
  const known = ENDINGS.get(language)
  if (known !== undefined) return known
  const endings = new Set(GRAMMARS[language].endings.map((ending) => normalizeText(ending, language)))
  const sorted = [...endings].sort((a, b) => b.length - a.length)
  ENDINGS.set(language, sorted)
  return sorted
}

export function listStems(word: string, language: Language): readonly string[] {
  let last: readonly string[] = [word]
  const stems = new Set(last)
  for (let round = 0; round < MAX_ENDINGS; round++) {
    last = last.flatMap((stem) => removeEndings(stem, language))
    for (const stem of last) stems.add(stem)
  }
  return [...stems].sort((a, b) => b.length - a.length)
}

export function listVariants(name: string, language: Language): readonly string[] {
  const forms = language === "fi" ? [name, ...listWeakForms(name)] : [name]
  return [...new Set(forms.flatMap((form) => [form, ...removeEndings(form, language)]))]
}

function listWeakForms(name: string): readonly string[] {
  const weak = WEAKER.flatMap(([strong, weaker]) => (strong.test(name) ? [name.replace(strong, weaker)] : []))
  return weak.flatMap((form) => (form.endsWith("i") ? [form, `${form.slice(0, -1)}e`] : [form]))
}

function removeEndings(word: string, language: Language): readonly string[] {
  return getEndings(language)
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM)
    .map((ending) => word.slice(0, -ending.length))
}

export function joinAll(lists: readonly (readonly string[])[], gap = ""): readonly string[] {
  const [first = [""], ...others] = lists
  return others.reduce((joined, list) => joined.flatMap((start) => list.map((end) => start + gap + end)), first)
}
