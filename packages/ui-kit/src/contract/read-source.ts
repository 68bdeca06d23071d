const OPEN = "([{<"
const CLOSE = ")]}>"

/**
 * Returns the text between the bracket at index `at` and the matching closing bracket, or an empty string if there is
 * no matching bracket. Brackets in strings and comments must be balanced.
 */
export function getBracketContent(text: string, at: number): string {
  let depth = 0
  for (let index = at; index < text.length; index += 1) {
    depth += getDepthChange(text, index)
    if (depth === 0) return text.slice(at + 1, index)
  }
  return ""
}

export function splitList(text: string, sign: string): readonly string[] {
  const first = getTextBefore(text, sign)
  const rest = first === text ? [] : splitList(text.slice(first.length + 1), sign)
  return [first, ...rest].filter((item) => item.trim() !== "")
}

export function getTextBefore(text: string, sign: string): string {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    if (depth === 0 && text[index] === sign) return text.slice(0, index)
    depth += getDepthChange(text, index)
  }
  return text
}

function getDepthChange(text: string, index: number): number {
  const sign = text[index] ?? ""
  if (sign === ">" && text[index - 1] === "=") return 0
  if (OPEN.includes(sign)) return 1
  return CLOSE.includes(sign) ? -1 : 0
}

export function getDocBefore(text: string, at: number): string {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, at)) ?? []
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trim())
  const [first = ""] = lines
    .join("\n")
    .trim()
    .split(/\n\n|\n?@/)
  return first.replaceAll("\n", " ").trim()
}
