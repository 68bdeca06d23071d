import { remembered } from "./remembered.ts"

/** Letters that take no mark off when they are taken apart. */
const OWN: Readonly<Record<string, string>> = { ø: "o", æ: "ae", ł: "l", đ: "d", ß: "ss" }

/** A word as addresses have it: small letters and figures, hyphens between. */
export const plainWord = remembered((text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øæłđß]/g, (letter) => OWN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, ""),
)
