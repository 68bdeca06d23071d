import { expect, test } from "vitest"
import { emitKitMessages, emitTextKeys, emitTexts } from "./emit-texts.ts"

const HEAD = "// Generated from d.json by @forecourt/codegen. Do not edit: change the schema, then run `npx generate`."
const LONG = "x".repeat(120)
const DICTIONARY = {
  properties: {
    close: { description: "On a button.", "x-kit": true, "x-text": { en: "Close", sv: "Stäng" } },
    "two words": { "x-text": { en: 'Say "yes"', nb: LONG } },
    next: { "x-kit": true, "x-text": { sv: "Nästa" } },
    odd: { "x-kit": "yes", "x-text": { en: 5 } },
    none: true,
  },
}

test("the type of the keys includes the key of every text in the dictionary", () => {
  expect(emitTextKeys(DICTIONARY, "d.json", "npx generate")).toBe(`${HEAD}

/** The keys of the texts in the dictionary. */
export const TEXT_KEYS = [
  "close",
  "two words",
  "next",
  "odd",
  "none",
] as const

/** The key of a text in the dictionary. */
export type TextKey = (typeof TEXT_KEYS)[number]
`)
  expect(emitTextKeys({}, "d.json", "npx generate")).toContain("export const TEXT_KEYS = [\n] as const\n")
})

test("every language module contains every text, and a missing translation is an empty string", () => {
  expect(emitTexts(DICTIONARY, "d.json", "@shop/renderer", "npx generate")).toBe(`${HEAD}
import type { TextKey } from "@shop/renderer"

/** A supported language. */
export type Language = "en" | "sv" | "nb"

/** The default texts, which the content platform's dictionary can replace. */
export const defaultTexts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en: {
    close: "Close",
    "two words": 'Say "yes"',
    next: "",
    odd: "",
    none: "",
  },
  sv: {
    close: "Stäng",
    "two words": "",
    next: "Nästa",
    odd: "",
    none: "",
  },
  nb: {
    close: "",
    "two words":
      "${LONG}",
    next: "",
    odd: "",
    none: "",
  },
}
`)
})

test("the text modules of the UI kit contain only texts used by the kit, one module per language", () => {
  expect(emitKitMessages(DICTIONARY, "d.json", "npx generate")).toEqual({
    "kit-messages.ts": `${HEAD}

/** The texts of the kit's parts, by key. */
export interface KitMessages {
  /** On a button. */
  close: string

  next: string
}
`,
    "en.ts": `${HEAD}
import type { KitMessages } from "./kit-messages.ts"

export const messages: KitMessages = {
  close: "Close",
  next: "",
}
`,
    "sv.ts": `${HEAD}
import type { KitMessages } from "./kit-messages.ts"

export const messages: KitMessages = {
  close: "Stäng",
  next: "Nästa",
}
`,
  })
})
