import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { TextlintKernel } from "@textlint/kernel"
import { MarkdownProcessor } from "@textlint/textlint-plugin-markdown/lib/src/MarkdownProcessor.js"
import { NOT_READ, READ } from "./files.ts"
import { MARKDOWN_RULES, TYPESCRIPT_RULES } from "./rules.ts"
import { typescriptPlugin } from "./typescript-plugin.ts"

export interface Finding {
  readonly file: string
  readonly line: number
  readonly message: string
}

const kernel = new TextlintKernel({ quiet: true })
const plugins = [
  { pluginId: "markdown", plugin: { Processor: MarkdownProcessor } },
  { pluginId: "typescript", plugin: typescriptPlugin },
]

export async function lintFile(file: string, text: string): Promise<readonly Finding[]> {
  const ext = extname(file)
  const rules = ext === ".md" ? MARKDOWN_RULES : TYPESCRIPT_RULES
  const { messages } = await kernel.lintText(text, { filePath: file, ext, plugins, rules })
  return messages.map(({ message, loc }) => ({ file, line: loc.start.line, message }))
}

export function listFiles(root: string, folders: readonly string[] = []): readonly string[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...folders], {
    cwd: root,
    encoding: "utf8",
  })
  return files.split("\n").filter((file) => READ.test(file) && !NOT_READ.test(file))
}

export async function lintFiles(root: string, files: readonly string[]): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const file of files) findings.push(...(await lintFile(file, readFileSync(join(root, file), "utf8"))))
  return findings
}

export const formatFinding = ({ file, line, message }: Finding) => `${file}:${line}: ${message}`
