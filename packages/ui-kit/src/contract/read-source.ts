const OPEN = "([{<"
const CLOSE = ")]}>"

/** What stands between the bracket at a place and the one that closes it. Strings and comments hold none that are alone. */
export function getBracketContent(text: string, at: number): string {
  let depth = 0
  for (let index = at; index < text.length; index += 1) {
    depth += getDepthChange(text, index)
    if (depth === 0) return text.slice(at + 1, index)
  }
  return ""
}

/** Apart at a sign that stands in no brackets. */
export function splitList(text: string, sign: string): readonly string[] {
  const first = getTextBefore(text, sign)
  const rest = first === text ? [] : splitList(text.slice(first.length + 1), sign)
  return [first, ...rest].filter((one) => one.trim() !== "")
}

/** What stands before a sign that stands in no brackets. */
export function getTextBefore(text: string, sign: string): string {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    if (depth === 0 && text[index] === sign) return text.slice(0, index)
    depth += getDepthChange(text, index)
  }
  return text
}

/** An arrow is no bracket. */
function getDepthChange(text: string, index: number): number {
  const sign = text[index] ?? ""
  if (sign === ">" && text[index - 1] === "=") return 0
  if (OPEN.includes(sign)) return 1
  return CLOSE.includes(sign) ? -1 : 0
}

/** The first paragraph of the comment that stands right before a place. */
export function getDocBefore(text: string, at: number): string {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, at)) ?? []
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trim())
  const [first = ""] = lines
    .join("\n")
    .trim()
    .split(/\n\n|\n?@/)
  return first.replaceAll("\n", " ").trim()
}
