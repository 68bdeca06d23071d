// What a page of the documentation has its reader do: run commands, write files, change files, and what it promises.

export type Step = { readonly line: number } & (
  | { readonly kind: "run"; readonly command: string }
  /** The lines that the previous command must print, in this order. `…` matches any text. */
  | { readonly kind: "prints"; readonly text: string }
  | { readonly kind: "write"; readonly file: string; readonly text: string }
  | { readonly kind: "change"; readonly file: string; readonly text: string }
)

const FENCE = /^```(\w+)(?: (\S+))?$/

/**
 * Parses the steps of a page. An `sh` block contains commands, a `text` block contains the expected output, and a block
 * with a file name contains the new content of the file.
 */
export function parseSteps(page: string): readonly Step[] {
  const steps: Step[] = []
  const lines = page.split("\n")
  for (let at = 0; at < lines.length; at++) {
    const [, language, file] = FENCE.exec(lines[at] ?? "") ?? []
    if (language === undefined) continue
    const end = lines.indexOf("```", at)
    const block = lines.slice(at + 1, end)
    const line = at + 1
    const text = `${block.join("\n")}\n`
    if (language === "sh") steps.push(...block.flatMap((command, index) => parseRun(command, line + 1 + index)))
    else if (language === "text") steps.push({ kind: "prints", line, text: block.join("\n") })
    else if (file !== undefined) steps.push({ kind: language === "diff" ? "change" : "write", line, file, text })
    at = end
  }
  return steps
}

function parseRun(text: string, line: number): Step[] {
  const command = text.replace(/(^|\s+)#.*$/, "").trim()
  return command === "" ? [] : [{ kind: "run", line, command }]
}

/** Applies a diff. Throws if the replaced text does not occur exactly once. */
export function applyDiff(text: string, diff: string): string {
  const lines = diff.trimEnd().split("\n")
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) || line.startsWith(" ") || line === "")
      .map((line) => line.slice(1))
      .join("\n")
  const parts = text.split(side("-"))
  if (parts.length !== 2) throw new Error(`its lines occur there ${parts.length - 1} times, not once`)
  return parts.join(side("+"))
}

export function prints(output: string, text: string): boolean {
  const pattern = text
    .split("\n")
    .map((line) => line.trim().split("…").map(literally).join(".*"))
    .join("[^]*")
  return new RegExp(pattern).test(output)
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")
}
