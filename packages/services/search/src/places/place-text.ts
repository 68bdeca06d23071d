/**
 * Matches a postcode: `411 01`, `S-411 01`, `0150`, `SW1A 1AA` or its first half.
 * @see https://www.gov.uk/guidance/bulk-data-transfer-for-sponsors-xml-schema
 */
const POSTCODE = /\b(?:[A-Z]{1,2}-)?\d{3} ?\d{1,2}\b|\b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b/gi

export function hasPostcode(text: string): boolean {
  return text.search(POSTCODE) >= 0
}

export function listPossibleNames(text: string): readonly string[] {
  const withoutPostcode = text.replaceAll(POSTCODE, " ")
  const [lastPart = ""] = withoutPostcode
    .split(",")
    .reverse()
    .filter((part) => part.trim() !== "")
  const afterNumber = lastPart.replace(/^.*\d\p{L}?\s/u, "")
  return [...new Set([text, lastPart, afterNumber].map((part) => part.trim()))].filter((part) => part !== "")
}
