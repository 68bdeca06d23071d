/** Returns a map from JSON pointers, such as `/groups/0/rules/3`, to the line numbers in a JSON text. */
export function getLines(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  let at = 0
  let line = 1
  readValue("")
  return lines

  function skip(): void {
    while (/[\s,:]/.test(text.charAt(at))) {
      if (text.charAt(at) === "\n") line += 1
      at += 1
    }
  }

  function readString(): string {
    const start = at
    at += 1
    while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === "\\" ? 2 : 1
    at += 1
    return text.slice(start, at)
  }

  function readValue(pointer: string): void {
    skip()
    lines.set(pointer, line)
    const char = text.charAt(at)
    if (char === '"') readString()
    else if (char === "{" || char === "[") {
      at += 1
      for (let place = 0; ; place += 1) {
        skip()
        if (at >= text.length || text.charAt(at) === "}" || text.charAt(at) === "]") break
        const name = char === "{" ? (JSON.parse(readString()) as string) : String(place)
        readValue(`${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)
      }
      at += 1
    } else while (at < text.length && !/[\s,}\]]/.test(text.charAt(at))) at += 1
  }
}
