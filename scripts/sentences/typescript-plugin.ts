import type { TxtDocumentNode } from "@textlint/ast-node-types"
import type { TextlintMessage, TextlintPluginCreator } from "@textlint/types"
import { type Argument, type Comment, type Expression, parseSync, Visitor } from "oxc-parser"

/** A text in which code is replaced with spaces, so that all positions stay the same. */
interface Text {
  /**
   * The textlint node type of the text. It is `Paragraph` for a doc comment or the description in a schema, and `Header`
   * for the title of a test.
   */
  readonly type: "Paragraph" | "Comment" | "Header"
  readonly start: number
  readonly value: string
}

const TEST_FILE = /\.(test|e2e)\.tsx?$/
const TEST_FUNCTIONS = new Set(["test", "it", "describe"])

const CODE =
  /```[\s\S]*?```|`[^`]*`|\{@\w+[^}]*\}|@(?:default|see|example|param)\s+\S+|@\w+|https?:\/\/\S+|^[^\S\n]*\*+/gm
const SPECIFICATION = /\[spec [^\]]*\]/g

const DESCRIPTION = /(?<="description":\s*)"(?:[^"\\]|\\.)*"/g

function readTexts(file: string, code: string): readonly Text[] {
  if (file.endsWith(".json"))
    return [...code.matchAll(DESCRIPTION)].map(({ 0: text, index }) => ({
      type: "Paragraph",
      start: index,
      value: blank(` ${text.slice(1, -1)} `, CODE),
    }))

  const { comments, program } = parseSync(file, code)
  const titles: Text[] = []

  if (TEST_FILE.test(file)) {
    new Visitor({
      CallExpression({ callee, arguments: [title] }) {
        if (TEST_FUNCTIONS.has(getRootName(callee) ?? "")) titles.push(...toTitle(title, code))
      },
    }).visit(program)
  }

  return [...comments.map(toText), ...titles].sort((a, b) => a.start - b.start)
}

function toText({ type, value, start }: Comment): Text {
  const isDocComment = type === "Block" && value.startsWith("*")
  return { type: isDocComment ? "Paragraph" : "Comment", start, value: blank(`  ${value}`, CODE) }
}

/**
 * Returns the title of a test as a list with one text. Returns an empty array if the argument is not a title, as in
 * `test.describe.configure({ … })`.
 */
function toTitle(title: Argument | undefined, code: string): readonly Text[] {
  if (title?.type !== "Literal" && title?.type !== "TemplateLiteral") return []
  const source = code.slice(title.start, title.end)
  return [{ type: "Header", start: title.start, value: blank(source, /\$\{[^}]*\}/g, SPECIFICATION) }]
}

function getRootName(callee: Expression): string | null {
  if (callee.type === "Identifier") return callee.name
  if (callee.type === "MemberExpression") return getRootName(callee.object)
  if (callee.type === "CallExpression") return getRootName(callee.callee)
  if (callee.type === "TaggedTemplateExpression") return getRootName(callee.tag)
  return null
}

function blank(text: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replaceAll(pattern, (code) => code.replaceAll(/\S/g, " ")), text)
}

export const typescriptPlugin: TextlintPluginCreator = {
  Processor: class {
    availableExtensions() {
      return [".ts", ".tsx", ".mts", ".mjs", ".json"]
    }

    processor() {
      return {
        preProcess: (code: string, file = "") => toDocument(file, code),
        postProcess: (messages: TextlintMessage[], filePath = "") => ({ messages, filePath }),
      }
    }
  },
}

function toDocument(file: string, code: string): TxtDocumentNode {
  const children = readTexts(file, code).map(({ type, start, value }) => {
    const text = { value, ...toPlace(code, start, value) }
    return type === "Comment" ? { type, ...text } : { type, ...text, children: [{ type: "Str", ...text }] }
  })
  return { type: "Document", children, ...toPlace(code, 0, code) } as TxtDocumentNode
}

function toPlace(code: string, start: number, raw: string) {
  const end = start + raw.length
  return { raw, range: [start, end], loc: { start: toPosition(code, start), end: toPosition(code, end) } } as const
}

function toPosition(code: string, offset: number) {
  const lines = code.slice(0, offset).split("\n")
  return { line: lines.length, column: lines.at(-1)?.length ?? 0 }
}
