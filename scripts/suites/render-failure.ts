import { stripVTControlCharacters } from "node:util"

const MAX_LINES = 30

export function renderFailure(file: string, test: string, messages: readonly string[] = []): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
      .slice(0, MAX_LINES),
  )
  return [`${file} › ${test}`, ...lines.map((line) => `  ${line}`)].join("\n")
}
